package jakarta.servlet;

/** Stands in for the type of the servlet API. */
public interface Filter {
  void doFilter(ServletRequest request, ServletResponse response, FilterChain chain);
}
