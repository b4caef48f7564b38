package locks;

import java.util.HashMap;
import java.util.Map;

/** The caller holds the lock for code in other methods and other classes. */
class CallersLock {

  static class Entry {
    private int uses;
    private int evictions;

    void use() {
      uses++;
    }

    void evict() {
      evictions++; // race: Entry.evictions
    }
  }

  private final Map<String, Entry> entries = new HashMap<>();
  private final Entry main = new Entry();
  private int size;
  private int cleaned;

  private void grow() {
    size++;
  }

  private void clean() {
    cleaned++; // race: CallersLock.cleaned
  }

  synchronized void put(String key) {
    entries.put(key, new Entry());
    grow();
    clean();
    main.use();
    main.evict();
  }

  synchronized int size() {
    return size;
  }

  void maintenance() {
    clean();
    main.evict();
    synchronized (this) {
      main.use();
      grow();
    }
  }
}
