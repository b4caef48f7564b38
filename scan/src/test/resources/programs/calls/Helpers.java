package calls;

import java.util.List;
import java.util.Map;

/** Static helpers work on what they are given; nobody knows whose that is. */
final class Helpers {

  private Helpers() {}

  static void increment(Gauge gauge) {
    gauge.value++; // race: Gauge.value
  }

  static void incrementLocked(Gauge gauge) {
    synchronized (gauge) {
      gauge.guarded++;
    }
  }

  static int guarded(Gauge gauge) {
    synchronized (gauge) {
      return gauge.guarded;
    }
  }

  static void addAll(List<String> target, String... values) {
    for (String value : values) {
      target.add(value); // race: Monitoring.names
    }
  }

  static int put(Map<String, Integer> map, String key) {
    map.put(key, 1); // race: Monitoring.levels
    return map.size(); // race: Monitoring.levels
  }

  static Gauge swap(Gauge one, Gauge two) {
    int value = one.other; // race: Gauge.other
    one.other = two.other; // race: Gauge.other
    two.other = value; // race: Gauge.other
    return one;
  }
}
