package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks in local variables. */
class LocalLocks {
  private final Lock lock = new ReentrantLock();
  private final ReadWriteLock rw = new ReentrantReadWriteLock();
  private int copied;
  private int chained;
  private int pointless;
  private int readOnly;

  void copied() {
    Lock mine = lock;
    mine.lock();
    try {
      copied++;
    } finally {
      mine.unlock();
    }
  }

  int copiedValue() {
    lock.lock();
    Lock same = lock;
    int result = copied;
    same.unlock();
    return result;
  }

  void chained() {
    final LocalLocks self = this;
    synchronized (self) {
      chained++;
    }
  }

  synchronized int chainedValue() {
    return chained;
  }

  // A new lock for each call locks nobody out.
  void pointless() {
    Object own = new Object();
    synchronized (own) {
      pointless++; // race: LocalLocks.pointless
    }
  }

  void readOnly() {
    Lock read = rw.readLock();
    read.lock();
    readOnly++; // race: LocalLocks.readOnly
    read.unlock();
  }
}
