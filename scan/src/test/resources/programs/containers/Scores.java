package containers;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The entries of a map hold its values, so they belong to it. */
class Scores {

  private final Map<String, Integer> raised = new HashMap<>();
  private final Map<String, Integer> summed = new HashMap<>();
  private final Map<String, Integer> guarded = new TreeMap<>();
  private final Map<String, Integer> concurrent = new ConcurrentHashMap<>();
  private final Map<String, Integer> pruned = new HashMap<>();
  private final Map<String, List<String>> fans = new ConcurrentHashMap<>();

  synchronized int score(String name) {
    return raised.get(name); // race: Scores.raised
  }

  /** Changes no key, but what get returns. */
  void raise() {
    for (Map.Entry<String, Integer> entry : raised.entrySet()) {
      entry.setValue(1); // race: Scores.raised
    }
  }

  synchronized void put(String name) {
    summed.put(name, 1); // race: Scores.summed
    guarded.put(name, 1);
    concurrent.put(name, 1);
    pruned.put(name, 1); // race: Scores.pruned
  }

  int sum() {
    int sum = 0;
    for (Map.Entry<String, Integer> entry : summed.entrySet()) { // race: Scores.summed
      sum += entry.getValue(); // race: Scores.summed
    }
    return sum;
  }

  synchronized int guardedSum() {
    int sum = 0;
    for (Map.Entry<String, Integer> entry : guarded.entrySet()) {
      sum += entry.getValue();
    }
    return sum;
  }

  int concurrentSum() {
    int sum = 0;
    for (Map.Entry<String, Integer> entry : concurrent.entrySet()) {
      sum += entry.getValue();
      entry.setValue(0);
    }
    return sum;
  }

  void prune() {
    Iterator<Map.Entry<String, Integer>> entries = pruned.entrySet().iterator(); // race: Scores.pruned
    while (entries.hasNext()) { // race: Scores.pruned
      if (entries.next().getValue() == 0) { // race: Scores.pruned
        entries.remove(); // race: Scores.pruned
      }
    }
  }

  /** The map is safe, the lists in it are not. */
  void addFan(String name, String fan) {
    fans.get(name).add(fan); // race: Scores.fans
  }

  synchronized int fans(String name) {
    return fans.get(name).size(); // race: Scores.fans
  }

  synchronized boolean hasFans(String name) {
    return fans.containsKey(name);
  }
}
