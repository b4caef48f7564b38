package frameworks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** One servlet object serves all requests at once. */
public class VisitServlet extends HttpServlet {

  private final AtomicLong safeVisits = new AtomicLong();
  private final Map<String, String> names = new HashMap<>();
  private int visits;
  private int guardedVisits;
  private final Theme theme = new Theme();
  private String greeting;
  private String lastUser;

  @Override
  public void init() {
    greeting = "hello";
    theme.load();
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) {
    visits++; // race: VisitServlet.visits
    safeVisits.incrementAndGet();
    synchronized (this) {
      guardedVisits++;
    }
    lastUser = request.getParameter("user"); // race: VisitServlet.lastUser
    request.setAttribute("name", names.get(lastUser)); // race: VisitServlet.lastUser; VisitServlet.names
    response.getWriter().println(greeting + theme.colour());
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response) {
    String user = request.getParameter("user");
    names.put(user, request.getParameter("name")); // race: VisitServlet.names
    List<String> lines = new ArrayList<>();
    lines.add(user);
    render(lines, response);
  }

  private void render(List<String> lines, HttpServletResponse response) {
    lines.add("end");
    lines.forEach(line -> response.getWriter().println(line));
  }

  synchronized int guardedVisits() {
    return guardedVisits;
  }
}

/** What only runs before the first request is over by then. */
class Theme {
  private String colour;

  void load() {
    colour = "red";
  }

  synchronized String colour() {
    return colour;
  }
}
