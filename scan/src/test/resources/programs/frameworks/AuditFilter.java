package frameworks;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.text.SimpleDateFormat;
import java.util.Date;

/** Filters are shared as servlets are. */
class AuditFilter implements Filter {

  private final SimpleDateFormat format = new SimpleDateFormat("HH:mm");
  private final Audit audit = new Audit();
  private long requests;

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain) {
    requests++; // race: AuditFilter.requests
    String time = format.format(new Date()); // race: AuditFilter.format
    audit.add(time);
    chain.doFilter(request, response);
  }

  /** Shared because the filter is. */
  static class Audit {
    private int entries;
    private int unused;

    void add(String time) {
      entries++; // race: Audit.entries
    }

    void reset() {
      unused = 0;
    }
  }
}

/** A servlet by way of a super class of the project's own. */
abstract class BaseServlet extends HttpServlet {
  int hits;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) {
    hits++; // race: BaseServlet.hits
    handle(request);
  }

  protected abstract void handle(HttpServletRequest request);
}

/** Inherits the race and adds one. */
class StatusServlet extends BaseServlet {
  private String last;

  @Override
  protected void handle(HttpServletRequest request) {
    last = request.getParameter("id"); // race: StatusServlet.last
  }
}
