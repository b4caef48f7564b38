package locks;

import java.util.concurrent.locks.ReentrantLock;

/** Code that checks that its caller holds the lock. */
class HoldsLock {
  private final Object lock = new Object();
  private final ReentrantLock mutex = new ReentrantLock();
  private int checked;
  private int branched;
  private int wrongLock;
  private int byMutex;

  void add() {
    synchronized (lock) {
      checked++;
      branched++; // race: HoldsLock.branched
      wrongLock++; // race: HoldsLock.wrongLock
    }
    mutex.lock();
    byMutex++;
    mutex.unlock();
  }

  int checked() {
    if (!Thread.holdsLock(lock)) {
      throw new IllegalStateException("take the lock first");
    }
    return checked;
  }

  int branched() {
    if (Thread.holdsLock(lock)) {
      return branched;
    }
    return -branched; // race: HoldsLock.branched read
  }

  int wrongLock() {
    if (!Thread.holdsLock(this)) {
      throw new IllegalStateException("take the lock first");
    }
    return wrongLock; // race: HoldsLock.wrongLock read
  }

  int byMutex() {
    if (!mutex.isHeldByCurrentThread()) {
      throw new IllegalStateException("take the lock first");
    }
    return byMutex;
  }
}
