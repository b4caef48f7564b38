package guardedby;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.annotation.concurrent.GuardedBy;

/** Guarded by locks of java.util.concurrent. */
class GuardedByLock {
  private final Lock lock = new ReentrantLock();
  private final ReadWriteLock rw = new ReentrantReadWriteLock();

  @GuardedBy("lock")
  private int orders;

  @GuardedBy("lock")
  private int returned;

  @GuardedBy("rw")
  private double price;

  @GuardedBy("rw")
  private int reads;

  void order() {
    lock.lock();
    try {
      orders++;
      returned = 0; // race: GuardedByLock.returned write
    } finally {
      lock.unlock();
    }
  }

  int orders() {
    lock.lock();
    try {
      return orders;
    } finally {
      lock.unlock();
    }
  }

  // The monitor of the lock is another lock.
  int returned() {
    synchronized (lock) {
      return returned; // race: GuardedByLock.returned read
    }
  }

  void price(double value) {
    rw.writeLock().lock();
    try {
      price = value;
    } finally {
      rw.writeLock().unlock();
    }
  }

  double price() {
    rw.readLock().lock();
    try {
      reads++; // race: GuardedByLock.reads
      return price;
    } finally {
      rw.readLock().unlock();
    }
  }
}
