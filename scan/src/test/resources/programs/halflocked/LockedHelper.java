package halflocked;

import java.util.concurrent.locks.ReentrantLock;

/**
 * A lock that a private method takes is there for what that method does, and not for all that its
 * callers do; unless it leaves the lock to them.
 */
class LockedHelper {
  private final ReentrantLock lock = new ReentrantLock();
  private int shown;
  private int noted;
  private int checked;
  private int open;
  private int late;

  void show() {
    shown++;
    note();
  }

  private void note() {
    synchronized (this) {
      noted++;
    }
    checked++; // race: LockedHelper.checked
  }

  void count() {
    enter();
    open++;
    lock.unlock();
    late++; // race: LockedHelper.late
  }

  private void enter() {
    lock.lock();
  }
}
