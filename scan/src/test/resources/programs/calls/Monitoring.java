package calls;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.concurrent.ThreadSafe;

/** What is measured. */
class Gauge {
  int value;
  int guarded;
  int other;
  int unused;
}

/** Shared by contract, and all it does is call helpers. */
@ThreadSafe
class Monitoring {

  private final Gauge gauge = new Gauge();
  private final Gauge spare = new Gauge();
  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> levels = new HashMap<>();
  private final List<String> fixed = List.of("cpu");

  void tick() {
    Helpers.increment(gauge);
    Helpers.incrementLocked(gauge);
  }

  int guarded() {
    return Helpers.guarded(gauge);
  }

  int owned() {
    Gauge own = new Gauge();
    Helpers.increment(own);
    Helpers.swap(own, new Gauge());
    return own.value;
  }

  void name(String name) {
    Helpers.addAll(names, name, name + ".max");
  }

  void nameOwned(String name) {
    List<String> own = new ArrayList<>(fixed);
    Helpers.addAll(own, name);
  }

  int level(String name) {
    return Helpers.put(levels, name);
  }

  void swap() {
    Helpers.swap(gauge, spare);
  }
}
