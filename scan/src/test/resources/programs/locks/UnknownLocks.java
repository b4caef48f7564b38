package locks;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Locks without a name: they may be the same as any other, but not the same as none. */
class UnknownLocks {
  private final Map<String, Object> locks = new ConcurrentHashMap<>();
  private int interned;
  private int perKey;
  private int unlocked;

  void internedKey(String key) {
    synchronized (key.intern()) {
      interned++;
      unlocked++; // race: UnknownLocks.unlocked
    }
  }

  synchronized int interned() {
    return interned;
  }

  void perKey(String key) {
    synchronized (locks.computeIfAbsent(key, k -> new Object())) {
      perKey++;
    }
  }

  int perKey(Object lock) {
    synchronized (lock) {
      return perKey;
    }
  }

  int unlocked() {
    return unlocked; // race: UnknownLocks.unlocked read
  }
}
