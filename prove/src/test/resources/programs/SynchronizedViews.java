import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is done through a synchronized view is done to what it is a view of, under its monitor. */
public class SynchronizedViews {

  static void twice(Runnable task) {
    new Thread(task).start();
    new Thread(task).start();
  }

  public static void main(String[] args) {
    twice(SynchronizedViews::together);
    for (String arg : args) {
      Own own = new Own();
      twice(own::use);
      Leaked leaked = new Leaked();
      twice(leaked::directly);
      twice(leaked::synchronizedly);
      Iterated iterated = new Iterated();
      twice(iterated::use);
      Keys keys = new Keys();
      twice(keys::use);
      Copied copied = new Copied();
      twice(copied::use);
      Rewrapped rewrapped = new Rewrapped();
      twice(rewrapped::use);
    }
  }

  static final List<String> ALL = Collections.synchronizedList(new ArrayList<>());

  /** Nobody else has the list. */
  static void together() {
    ALL.add("x");
    List.of("y", "z").forEach(ALL::add);
    ALL.removeIf(each -> each.isEmpty());
  }

  /** Each has its own. */
  static class Own {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    void use() {
      names.add("x");
      names.subList(0, 1).clear();
      Collections.unmodifiableList(names).size();
    }
  }

  /** The list is used past its wrapper. */
  static class Leaked {
    private final List<String> inner = new ArrayList<>();
    private final List<String> safe = Collections.synchronizedList(inner);

    void directly() {
      synchronized (inner) {
        inner.add("x"); // race: Leaked.inner
      }
    }

    void synchronizedly() {
      safe.add("x"); // race: Leaked.inner
      synchronized (safe) {
        inner.size(); // race: Leaked.inner read
      }
    }
  }

  /** An iterator does not take the monitor. */
  static class Iterated {
    private final List<String> bare = Collections.synchronizedList(new ArrayList<>());
    private final List<String> locked = Collections.synchronizedList(new ArrayList<>());

    void use() {
      bare.add("x"); // race: Iterated.bare
      for (String each : bare) { // race: Iterated.bare read
        each.length();
      }
      bare.stream().forEach(String::length); // race: Iterated.bare read
      locked.add("x");
      synchronized (locked) {
        Iterator<String> all = locked.iterator();
        while (all.hasNext()) {
          all.next();
          all.remove();
        }
      }
    }
  }

  /** The views of a synchronized map are synchronized by the map. */
  static class Keys {
    private final Map<String, String> map = Collections.synchronizedMap(new HashMap<>());
    private final Map<String, String> wrong = Collections.synchronizedMap(new HashMap<>());
    private final Set<String> keys = wrong.keySet();

    void use() {
      map.put("x", "y");
      map.keySet().remove("x");
      map.values().contains("y");
      synchronized (map) {
        for (Map.Entry<String, String> each : map.entrySet()) {
          each.setValue(each.getKey());
        }
      }
      wrong.put("x", "y"); // race: Keys.wrong
      keys.remove("x"); // race: Keys.wrong
      synchronized (keys) {
        for (String each : keys) { // race: Keys.wrong read
          each.length();
        }
      }
    }
  }

  /** Some copy at once, others go over what they copy. */
  static class Copied {
    private final List<String> atOnce = Collections.synchronizedList(new ArrayList<>());
    private final List<String> steps = Collections.synchronizedList(new ArrayList<>());

    void use() {
      atOnce.add("x");
      new ArrayList<>(atOnce).add("y");
      Collections.sort(atOnce);
      new ArrayList<String>().addAll(atOnce);
      steps.add("x"); // race: Copied.steps
      new HashSet<>(steps).add("y"); // race: Copied.steps
    }
  }

  /** Two wrappers of one list have two monitors. */
  static class Rewrapped {
    private final List<String> inner = new ArrayList<>();

    void use() {
      Collections.synchronizedList(inner).add("x"); // race: Rewrapped.inner
    }
  }
}
