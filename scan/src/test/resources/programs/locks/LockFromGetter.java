package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that a method returns is the lock that it returns. */
class LockFromGetter {
  private final Lock lock = new ReentrantLock();
  private final Object monitor = new Object();
  private int entries;
  private int views;
  private int edits;

  private Lock lock() {
    return lock;
  }

  private Object monitor() {
    return monitor;
  }

  void add() {
    lock().lock();
    try {
      entries++;
      edits++; // race: LockFromGetter.edits
    } finally {
      lock().unlock();
    }
  }

  int entries() {
    lock.lock();
    try {
      return entries;
    } finally {
      lock.unlock();
    }
  }

  void view() {
    synchronized (monitor()) {
      views++;
    }
  }

  int views() {
    synchronized (monitor) {
      return views;
    }
  }

  int edits() {
    synchronized (monitor()) {
      return edits; // race: LockFromGetter.edits read
    }
  }
}
