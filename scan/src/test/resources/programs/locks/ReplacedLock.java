package locks;

/** A lock in a field that is not final can be exchanged, and the exchange is a race of its own. */
class ReplacedLock {
  private Object lock = new Object();
  private Object stable = new Object();
  private volatile int value;

  void set(int next) {
    synchronized (lock) { // race: ReplacedLock.lock read
      value = next;
    }
  }

  void reset() {
    lock = new Object(); // race: ReplacedLock.lock write
    value = 0;
  }

  // Not final either, but nobody writes to it.
  int get() {
    synchronized (stable) {
      return value;
    }
  }
}
