import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What the platform's own code does to collections. */
public class RealCollections {

  public static void main(String[] args) throws Exception {
    Shared shared = new Shared();
    twice(shared::fill);
    twice(new Guarded()::fill);
    twice(Own::fill);
    twice(new Compared()::use);
    System.out.println(shared.count); // race: Shared.count
    System.out.println("at " + shared.names); // race: Shared.names
  }

  static void twice(Runnable task) {
    new Thread(task).start();
    new Thread(task).start();
  }

  static class Box {
    int value;
    int read;
  }

  static class Shared {
    private final Map<String, Box> names = new HashMap<>();
    private int count;

    void fill() {
      names.put("a", new Box()); // race: Shared.names
      count++; // race: Shared.count
    }
  }

  static class Guarded {
    private final Object lock = new Object();
    private final List<Box> boxes = new ArrayList<>();
    private final Set<Box> seen = new HashSet<>();
    private int count;

    void fill() {
      synchronized (lock) {
        boxes.add(new Box());
        seen.addAll(boxes);
        count += boxes.size();
      }
    }
  }

  /** Each thread has collections and boxes of its own. */
  static class Own {
    static void fill() {
      List<Box> own = new ArrayList<>();
      own.add(new Box());
      own.get(0).value++;
      Map<Box, Box> map = new HashMap<>();
      map.put(own.get(0), own.get(0));
    }
  }

  /** Real code of the platform calls the program's. */
  static class Compared {
    private int compared;
    private final Comparator<Integer> order =
        (one, other) -> {
          compared++; // race: Compared.compared
          return one - other;
        };

    void use() {
      Set<Integer> own = new TreeSet<>(order);
      own.add(1);
      own.add(2);
    }
  }
}
