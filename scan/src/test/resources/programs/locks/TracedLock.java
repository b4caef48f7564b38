package locks;

import java.util.concurrent.locks.ReentrantLock;

/** A lock class of one's own is a lock. */
class TracedLock extends ReentrantLock {
  private static final long serialVersionUID = 1;

  @Override
  public void lock() {
    System.out.println("waiting");
    super.lock();
  }
}

class TracedInventory {
  private final TracedLock lock = new TracedLock();
  private int stock;
  private int sold;

  void restock(int n) {
    lock.lock();
    try {
      stock += n;
      sold = 0; // race: TracedInventory.sold write
    } finally {
      lock.unlock();
    }
  }

  boolean take() {
    if (lock.tryLock()) {
      try {
        return stock-- > 0;
      } finally {
        lock.unlock();
      }
    }
    return false;
  }

  int sold() {
    return sold; // race: TracedInventory.sold read
  }
}
