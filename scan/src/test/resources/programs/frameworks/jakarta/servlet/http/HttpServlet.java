package jakarta.servlet.http;

import jakarta.servlet.GenericServlet;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;

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
