package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

/** StampedLock: a stamp of zero means that the lock is not held. */
class StampedTry {
  private final StampedLock lock = new StampedLock();
  private final Lock writeView = new StampedLock().asWriteLock();
  private int value;
  private int failures;
  private int viewed;

  boolean tryWrite(int next) {
    long stamp = lock.tryWriteLock();
    if (stamp == 0L) {
      failures++; // race: StampedTry.failures
      return false;
    }
    try {
      value = next;
      return true;
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  int tryRead() throws InterruptedException {
    long stamp = lock.tryReadLock(1, TimeUnit.SECONDS);
    if (stamp != 0L) {
      try {
        return value;
      } finally {
        lock.unlockRead(stamp);
      }
    }
    return -1;
  }

  void throughView() {
    writeView.lock();
    try {
      viewed++;
    } finally {
      writeView.unlock();
    }
  }
}
