package javax.servlet.http;

import javax.servlet.GenericServlet;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;

/** Stands in for the type of the servlet API. */
public abstract class HttpServlet extends GenericServlet {
  protected void doGet(HttpServletRequest request, HttpServletResponse response) {}

  protected void doPost(HttpServletRequest request, HttpServletResponse response) {}

  @Override
  public void service(ServletRequest request, ServletResponse response) {
    doGet((HttpServletRequest) request, (HttpServletResponse) response);
    doPost((HttpServletRequest) request, (HttpServletResponse) response);
  }
}
