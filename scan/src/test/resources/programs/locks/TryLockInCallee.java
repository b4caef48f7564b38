package locks;

import java.util.concurrent.locks.ReentrantLock;

/** tryLock behind a method of one's own. */
class TryLockInCallee {
  private final ReentrantLock lock = new ReentrantLock();
  private int running;
  private int rejected;

  private boolean enter() {
    return lock.tryLock();
  }

  private void leave() {
    lock.unlock();
  }

  boolean run() {
    if (!enter()) {
      rejected++; // race: TryLockInCallee.rejected
      return false;
    }
    try {
      running++;
      return true;
    } finally {
      leave();
    }
  }

  int running() {
    lock.lock();
    try {
      return running;
    } finally {
      lock.unlock();
    }
  }
}
