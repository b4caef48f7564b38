package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The two modes of a lock kept in fields: still one lock. */
class LockViewsInFields {
  private final ReadWriteLock rw = new ReentrantReadWriteLock();
  private final Lock r = rw.readLock();
  private final Lock w = rw.writeLock();
  private double rate;
  private int reads;
  private int writes;

  double rate() {
    r.lock();
    try {
      reads++; // race: LockViewsInFields.reads
      return rate;
    } finally {
      r.unlock();
    }
  }

  void rate(double value) {
    w.lock();
    try {
      rate = value;
      writes++;
    } finally {
      w.unlock();
    }
  }

  // Through the lock itself and through the field: the same.
  int writes() {
    rw.readLock().lock();
    try {
      return writes;
    } finally {
      rw.readLock().unlock();
    }
  }

  void clear() {
    rw.writeLock().lock();
    try {
      rate = 0;
    } finally {
      rw.writeLock().unlock();
    }
  }
}
