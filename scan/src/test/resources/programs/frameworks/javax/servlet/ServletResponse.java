package javax.servlet;

import java.io.PrintWriter;

/** Stands in for the type of the servlet API. */
public interface ServletResponse {
  PrintWriter getWriter();
}
