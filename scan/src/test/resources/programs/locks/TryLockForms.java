package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** tryLock: the lock is held where the result is true, however it is asked. */
class TryLockForms {
  private final ReentrantLock lock = new ReentrantLock();
  private int jobs;
  private int refused;
  private int ignored;
  private int swapped;

  boolean inIf() {
    if (lock.tryLock()) {
      try {
        jobs++;
        return true;
      } finally {
        lock.unlock();
      }
    }
    refused++; // race: TryLockForms.refused
    return false;
  }

  boolean negatedWithReturn() {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      jobs++;
      return true;
    } finally {
      lock.unlock();
    }
  }

  boolean timedInVariable() throws InterruptedException {
    boolean held = lock.tryLock(1, TimeUnit.SECONDS);
    try {
      if (held) {
        jobs++;
      }
    } finally {
      if (held) {
        lock.unlock();
      }
    }
    return held;
  }

  void spinning() {
    while (!lock.tryLock()) {
      Thread.onSpinWait();
    }
    jobs++;
    lock.unlock();
  }

  void secondTry() throws InterruptedException {
    if (lock.tryLock() || lock.tryLock(5, TimeUnit.SECONDS)) {
      jobs++;
      lock.unlock();
    }
  }

  void withOtherCondition(boolean enabled) {
    if (enabled && lock.tryLock()) {
      jobs++;
      lock.unlock();
    }
  }

  void resultIgnored() {
    lock.tryLock();
    ignored++; // race: TryLockForms.ignored
  }

  void branchesSwapped() {
    if (lock.tryLock()) {
      lock.unlock();
    } else {
      swapped++; // race: TryLockForms.swapped
    }
  }
}
