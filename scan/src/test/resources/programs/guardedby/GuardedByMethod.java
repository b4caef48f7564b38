package guardedby;

import javax.annotation.concurrent.GuardedBy;

/** On a method: the caller has to hold the lock. */
class GuardedByMethod {
  private final Object lock = new Object();
  private int size;
  private int moved;
  private int trimmed;

  void add() {
    synchronized (lock) {
      grow();
    }
  }

  // As an entry, it is called by somebody who holds the lock.
  @GuardedBy("lock")
  public void grow() {
    size++;
  }

  int size() {
    synchronized (lock) {
      return size;
    }
  }

  @GuardedBy("this")
  public void move() {
    moved++; // race: GuardedByMethod.moved write
  }

  int moved() {
    synchronized (lock) {
      return moved; // race: GuardedByMethod.moved read
    }
  }

  @GuardedBy("lock")
  private void trim() {
    trimmed++; // race: GuardedByMethod.trimmed
  }

  // Here a caller breaks the promise.
  void trimWithoutLock() {
    trim();
  }

  void trimWithLock() {
    synchronized (lock) {
      trim();
    }
  }
}
