package locks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** An assertion says what callers promise. */
class AssertedLocks {
  private final ReentrantLock lock = new ReentrantLock();
  private final List<String> names = new ArrayList<>();
  private int size;
  private int checked;
  private int other;
  private int later;
  private int safe;

  void put(String name) {
    assert Thread.holdsLock(this);
    names.add(name);
  }

  synchronized void clear() {
    names.clear();
  }

  void grow() {
    assert lock.isHeldByCurrentThread();
    size++;
  }

  int size() {
    lock.lock();
    try {
      return size;
    } finally {
      lock.unlock();
    }
  }

  void change(int by) {
    assert by > 0 : "not negative";
    checked += by; // race: AssertedLocks.checked
  }

  synchronized int checked() {
    return checked; // race: AssertedLocks.checked read
  }

  // To promise a lock is not to take it: it is given back with the block.
  void putAll(List<String> all) {
    synchronized (this) {
      all.forEach(this::put);
      put("last");
    }
    later++; // race: AssertedLocks.later
  }

  synchronized int later() {
    return later; // race: AssertedLocks.later read
  }

  // Asked for and, if need be, taken: callers have it afterwards.
  private void ensureLocked() {
    if (!lock.isHeldByCurrentThread()) {
      lock.lock();
    }
  }

  void growSafely() {
    ensureLocked();
    safe++;
    lock.unlock();
  }

  int safe() {
    lock.lock();
    try {
      return safe;
    } finally {
      lock.unlock();
    }
  }

  // Another object's lock is of no use.
  void wrong(Object given) {
    assert Thread.holdsLock(names);
    other++; // race: AssertedLocks.other
  }

  synchronized int other() {
    return other; // race: AssertedLocks.other read
  }
}
