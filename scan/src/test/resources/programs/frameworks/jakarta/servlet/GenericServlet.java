package jakarta.servlet;

/** Stands in for the type of the servlet API. */
public abstract class GenericServlet implements Servlet {
  @Override
  public void init(ServletConfig config) {
    init();
  }

  public void init() {}

  @Override
  public void destroy() {}
}
