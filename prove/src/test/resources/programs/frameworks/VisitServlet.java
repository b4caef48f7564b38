import java.util.ArrayList;
import java.util.List;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;

/** One object for all requests; it is prepared and cleaned up while there are none. */
public class VisitServlet extends HttpServlet {
  private int visits;
  private int guarded;
  private List<String> names;

  @Override
  public void init() {
    names = new ArrayList<>();
    names.add("first");
  }

  @Override
  protected void doGet(HttpServletRequest request) {
    visits++; // race: VisitServlet.visits
    synchronized (this) {
      guarded++;
    }
    if (names.size() > 1) {
      Totals.seen++; // race: Totals.seen
    }
    int own = request.getParameter("x").length();
    new Totals().count(own);
  }

  @Override
  public void destroy() {
    names.clear();
    visits = 0;
  }
}
