package locks;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Reading and writing modes of one lock. */
class PriceTable {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final Map<String, Long> prices = new HashMap<>();
  private int lookups;
  private int version;
  private long lastChange;

  Long price(String product) {
    lock.readLock().lock();
    try {
      lookups++; // race: PriceTable.lookups
      return prices.get(product);
    } finally {
      lock.readLock().unlock();
    }
  }

  int lookups() {
    lock.readLock().lock();
    try {
      return lookups; // race: PriceTable.lookups read
    } finally {
      lock.readLock().unlock();
    }
  }

  void resetLookups() {
    lock.writeLock().lock();
    try {
      lookups = 0;
    } finally {
      lock.writeLock().unlock();
    }
  }

  void change(String product, long price) {
    lock.writeLock().lock();
    try {
      prices.put(product, price);
      version++;
      lastChange = version; // race: PriceTable.lastChange write
    } finally {
      lock.writeLock().unlock();
    }
  }

  int version() {
    lock.readLock().lock();
    try {
      return version;
    } finally {
      lock.readLock().unlock();
    }
  }

  long lastChange() {
    return lastChange; // race: PriceTable.lastChange read
  }
}
