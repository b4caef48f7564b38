package javax.servlet.http;

import javax.servlet.GenericServlet;

public abstract class HttpServlet extends GenericServlet {
  protected void doGet(HttpServletRequest request) {}
}
