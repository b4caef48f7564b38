package jakarta.servlet;

/** Stands in for the type of the servlet API. */
public interface Servlet {
  void init(ServletConfig config);

  void service(ServletRequest request, ServletResponse response);

  void destroy();
}
