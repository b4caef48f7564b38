package javax.servlet;

/** Stands in for the type of the servlet API. */
public interface FilterChain {
  void doFilter(ServletRequest request, ServletResponse response);
}
