package jakarta.servlet;

/** Stands in for the type of the servlet API. */
public interface ServletRequest {
  String getParameter(String name);

  void setAttribute(String name, Object value);
}
