package containers;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import javax.annotation.concurrent.ThreadSafe;

/** What reads and what writes a map, each pair on a map of its own. */
@ThreadSafe
class PriceTable {

  private final Map<String, Long> byPut = new HashMap<>();
  private final Map<String, Long> byCompute = new HashMap<>();
  private final Map<String, Long> byAbsent = new HashMap<>();
  private final Map<String, Long> byPresent = new HashMap<>();
  private final Map<String, Long> byMerge = new HashMap<>();
  private final Map<String, Long> byView = new HashMap<>();
  private final Map<String, Long> fixed = new HashMap<>(Map.of("tax", 19L));

  void put(String product) {
    byPut.put(product, 1L); // race: PriceTable.byPut write
  }

  long get(String product) {
    return byPut.getOrDefault(product, 0L); // race: PriceTable.byPut read
  }

  long compute(String product) {
    return byCompute.compute(product, (key, old) -> old == null ? 1L : old + 1); // race: PriceTable.byCompute write
  }

  long absent(String product) {
    return byAbsent.computeIfAbsent(product, key -> 0L); // race: PriceTable.byAbsent write
  }

  void present(String product) {
    byPresent.computeIfPresent(product, (key, old) -> old + 1); // race: PriceTable.byPresent write
  }

  boolean knows(String product) {
    return byPresent.containsKey(product); // race: PriceTable.byPresent read
  }

  void merge(String product) {
    byMerge.merge(product, 1L, Long::sum); // race: PriceTable.byMerge write
  }

  void printAll() {
    byMerge.forEach((product, price) -> System.out.println(product)); // race: PriceTable.byMerge read
  }

  void forget(String product) {
    byView.keySet().remove(product); // race: PriceTable.byView
    byView.values().removeIf(price -> price == 0); // race: PriceTable.byView
    for (Iterator<Long> it = byView.values().iterator(); it.hasNext(); ) { // race: PriceTable.byView read
      if (it.next() < 0) { // race: PriceTable.byView read
        it.remove(); // race: PriceTable.byView write
      }
    }
  }

  long fixed(String product) {
    return fixed.get(product) + fixed.size();
  }
}
