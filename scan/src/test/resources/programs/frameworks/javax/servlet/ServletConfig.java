package javax.servlet;

/** Stands in for the type of the servlet API. */
public interface ServletConfig {
  String getInitParameter(String name);
}
