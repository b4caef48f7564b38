package halflocked;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks held for too short a time, on one branch only, or in the wrong mode. */
class Inventory {

  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private int stock;
  private int reserved;
  private int audits;
  private int deliveries;
  private int counted;

  void deliver(int amount) {
    lock.writeLock().lock();
    try {
      stock += amount;
    } finally {
      lock.writeLock().unlock();
    }
    deliveries++; // race: Inventory.deliveries
  }

  int stock() {
    lock.readLock().lock();
    try {
      return stock;
    } finally {
      lock.readLock().unlock();
    }
  }

  void reserve(int amount, boolean careful) {
    if (careful) {
      lock.writeLock().lock();
    }
    reserved += amount; // race: Inventory.reserved
    if (careful) {
      lock.writeLock().unlock();
    }
  }

  int reserved() {
    lock.readLock().lock();
    try {
      return reserved; // race: Inventory.reserved
    } finally {
      lock.readLock().unlock();
    }
  }

  void audit() {
    lock.readLock().lock();
    try {
      audits++; // race: Inventory.audits
    } finally {
      lock.readLock().unlock();
    }
  }

  boolean tryCount() {
    if (!lock.writeLock().tryLock()) {
      return false;
    }
    try {
      counted++;
      return true;
    } finally {
      lock.writeLock().unlock();
    }
  }

  int counted() {
    lock.readLock().lock();
    try {
      return counted;
    } finally {
      lock.readLock().unlock();
    }
  }
}
