package guardedby;

import javax.annotation.concurrent.GuardedBy;

/**
 * All accesses hold one lock, but not the one that is named. That is reported, as the next access
 * by the book will race with them; it is never a strong race, as today they exclude each other.
 */
class GuardedByWrongLock {
  private final Object lock = new Object();
  private final Object otherLock = new Object();

  @GuardedBy("lock")
  private int pending;

  @GuardedBy("lock")
  private int both;

  void add() {
    synchronized (otherLock) {
      pending++; // race: GuardedByWrongLock.pending likely
      synchronized (lock) {
        both++;
      }
    }
  }

  int pending() {
    synchronized (otherLock) {
      return pending; // race: GuardedByWrongLock.pending likely
    }
  }

  int both() {
    synchronized (lock) {
      return both;
    }
  }
}
