package halflocked;

import java.util.HashMap;
import java.util.Map;

/** Static caches: the class lock, an instance lock, and none. */
class SymbolCache {

  private static final Map<String, Integer> IDS = new HashMap<>();
  private static final Map<String, Integer> NAMES = new HashMap<>();
  private static final Map<String, Integer> MIXED = new HashMap<>();
  private static int nextId;
  private static int hits;

  static synchronized int id(String symbol) {
    return IDS.computeIfAbsent(symbol, key -> nextId++); // race: SymbolCache.IDS
  }

  static boolean isKnown(String symbol) {
    return IDS.containsKey(symbol); // race: SymbolCache.IDS
  }

  static void forget() {
    synchronized (SymbolCache.class) {
      IDS.clear(); // race: SymbolCache.IDS
      nextId = 0;
    }
  }

  static synchronized void name(String symbol) {
    NAMES.put(symbol, hits);
  }

  static Integer named(String symbol) {
    synchronized (SymbolCache.class) {
      return NAMES.get(symbol);
    }
  }

  static synchronized void mix(String symbol) {
    MIXED.put(symbol, 1); // race: SymbolCache.MIXED
  }

  /** The instance's lock is another one. */
  synchronized Integer mixed(String symbol) {
    return MIXED.get(symbol); // race: SymbolCache.MIXED
  }

  static class Counted {
    private static int created;

    /** Two instances have two locks. */
    synchronized void create() {
      created++; // race: Counted.created
    }
  }
}
