import java.util.ArrayList;
import java.util.List;

/** What is in a list is called by the field that says it is one, whatever else may hold it. */
class NamedByType {

  private Object anything;
  private final List<String> lines = new ArrayList<>();

  private NamedByType() {
    anything = lines;
  }

  private void add(String line) {
    lines.add(line); // race: NamedByType.lines
  }

  private String last() {
    return anything.toString(); // race: NamedByType.lines
  }

  public static void main(String[] arguments) {
    NamedByType shared = new NamedByType();
    new Thread(() -> shared.add("one")).start();
    new Thread(() -> shared.add("two")).start();
    System.out.println(shared.last());
  }
}
