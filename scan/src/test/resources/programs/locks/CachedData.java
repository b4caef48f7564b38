package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The read lock is given back for the write lock, which is traded for the read lock again. */
class CachedData {
  private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
  private String data;
  private boolean valid;
  private int misses;

  String process() {
    rw.readLock().lock();
    if (!valid) {
      rw.readLock().unlock();
      misses++; // race: CachedData.misses
      rw.writeLock().lock();
      try {
        if (!valid) {
          data = "fresh";
          valid = true;
        }
        rw.readLock().lock();
      } finally {
        rw.writeLock().unlock();
      }
    }
    try {
      return data;
    } finally {
      rw.readLock().unlock();
    }
  }

  void invalidate() {
    rw.writeLock().lock();
    try {
      valid = false;
    } finally {
      rw.writeLock().unlock();
    }
  }
}
