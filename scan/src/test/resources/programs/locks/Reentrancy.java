package locks;

import java.util.concurrent.locks.ReentrantLock;

/** A lock that is taken twice is held until it is given back twice. */
class Reentrancy {
  private final ReentrantLock lock = new ReentrantLock();
  private int total;
  private int entries;
  private int after;

  synchronized void addTwice(int n) {
    add(n);
    synchronized (this) {
      total += n;
    }
    total += n;
  }

  private synchronized void add(int n) {
    total += n;
  }

  synchronized int total() {
    return total;
  }

  void enterTwice() {
    lock.lock();
    lock.lock();
    entries++;
    lock.unlock();
    entries++;
    lock.unlock();
    after++; // race: Reentrancy.after
  }

  int entries() {
    lock.lock();
    try {
      return entries;
    } finally {
      lock.unlock();
    }
  }
}
