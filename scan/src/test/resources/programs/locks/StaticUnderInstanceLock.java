package locks;

import java.util.HashMap;
import java.util.Map;

/** Each object has its own lock, but there is one map for all of them. */
class StaticUnderInstanceLock {

  private static final Map<String, String> NAMES = new HashMap<>();
  private static int count;

  public synchronized void add(String name) {
    NAMES.put(name, name); // race: StaticUnderInstanceLock.NAMES write
    count++; // race: StaticUnderInstanceLock.count
  }

  public synchronized String get(String name) {
    return NAMES.get(name); // race: StaticUnderInstanceLock.NAMES read
  }

  public static synchronized int count() {
    return count; // race: StaticUnderInstanceLock.count read
  }

  /** A class that nobody else can make objects of has one object, and one lock. */
  static final class Registry {

    static final Registry INSTANCE = new Registry();
    private static int size;

    private Registry() {}

    public synchronized void grow() {
      size++;
    }

    public synchronized int size() {
      return size;
    }
  }
}
