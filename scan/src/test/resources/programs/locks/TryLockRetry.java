package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** tryLock is asked twice, and one variable has the answer. */
class TryLockRetry {
  private final ReentrantLock lock = new ReentrantLock();
  private int runs;
  private int interrupted;

  boolean again() throws InterruptedException {
    boolean held = lock.tryLock();
    if (!held) {
      held = lock.tryLock(1, TimeUnit.SECONDS);
    }
    if (held) {
      try {
        runs++;
      } finally {
        lock.unlock();
      }
    }
    return held;
  }

  boolean untilInterrupted() {
    try {
      if (lock.tryLock(1, TimeUnit.SECONDS)) {
        try {
          runs++;
        } finally {
          lock.unlock();
        }
        return true;
      }
    } catch (InterruptedException e) {
      interrupted++; // race: TryLockRetry.interrupted
    }
    return false;
  }

  void unlessBusy() {
    if (lock.isLocked() || !lock.tryLock()) {
      return;
    }
    runs++;
    lock.unlock();
  }

  int assigned() {
    boolean held;
    if (held = lock.tryLock()) {
      int result = runs;
      lock.unlock();
      return result;
    }
    return held ? 1 : 0;
  }
}
