package locks;

import java.util.concurrent.locks.StampedLock;

/** StampedLock: a read lock becomes a write lock, or is given back for one. */
class StampedUpgrade {
  private final StampedLock lock = new StampedLock();
  private long balance;
  private long bonus;

  void setIfEmpty(long amount) {
    long stamp = lock.readLock();
    try {
      while (balance == 0) {
        long write = lock.tryConvertToWriteLock(stamp);
        if (write != 0L) {
          stamp = write;
          balance = amount;
          break;
        }
        lock.unlockRead(stamp);
        stamp = lock.writeLock();
      }
    } finally {
      lock.unlock(stamp);
    }
  }

  // Forgets to convert.
  void bonus(long amount) {
    long stamp = lock.readLock();
    try {
      if (bonus == 0) { // race: StampedUpgrade.bonus read
        bonus = amount; // race: StampedUpgrade.bonus write
      }
    } finally {
      lock.unlockRead(stamp);
    }
  }

  long balance() {
    long stamp = lock.readLock();
    try {
      return balance;
    } finally {
      lock.unlockRead(stamp);
    }
  }
}
