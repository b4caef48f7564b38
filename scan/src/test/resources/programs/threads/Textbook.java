package threads;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Programs that share a local object between two threads. */
class Textbook {

  /** Nothing but its users says that it is shared. */
  static class Tally {
    private int value;
    private int safe;
    private int lonely;

    void add() {
      value++; // race: Tally.value
    }

    synchronized void addSafely() {
      safe++;
    }

    void addAlone() {
      lonely++;
    }
  }

  public static void main(String[] args) {
    Tally tally = new Tally();
    Thread one = new Thread(() -> tally.add());
    Thread two = new Thread(tally::add);
    one.start();
    two.start();
    new Thread(tally::addSafely).start();
    new Thread(tally::addSafely).start();
  }

  static void confined() {
    Tally tally = new Tally();
    new Thread(tally::addAlone).start();
  }

  static void confinedEach(int threads) {
    for (int i = 0; i < threads; i++) {
      Tally tally = new Tally();
      new Thread(tally::addAlone).start();
    }
  }

  static void sharedMap() {
    Map<String, Integer> map = new HashMap<>();
    new Thread(() -> map.put("a", 1)).start(); // race: Textbook.sharedMap
    map.put("b", 2); // race: Textbook.sharedMap
  }

  static void concurrentMap() {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    new Thread(() -> map.put("a", 1)).start();
    map.put("b", 2);
  }
}
