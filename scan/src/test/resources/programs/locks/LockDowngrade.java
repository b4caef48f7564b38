package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The write lock is traded for the read lock: what follows may read but not write. */
class LockDowngrade {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private String value;
  private int uses;

  String load(String fresh) {
    lock.writeLock().lock();
    value = fresh;
    lock.readLock().lock();
    lock.writeLock().unlock();
    try {
      uses++; // race: LockDowngrade.uses
      return value;
    } finally {
      lock.readLock().unlock();
    }
  }

  String value() {
    lock.readLock().lock();
    try {
      return value;
    } finally {
      lock.readLock().unlock();
    }
  }

  // Holding both is holding the write lock.
  void both(String fresh) {
    lock.writeLock().lock();
    lock.readLock().lock();
    value = fresh;
    lock.readLock().unlock();
    value = fresh.trim();
    lock.writeLock().unlock();
  }
}
