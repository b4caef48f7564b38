package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locking a Lock's monitor is not locking the Lock; and two Locks are two locks. */
class MonitorOfALock {
  private final ReentrantLock lock = new ReentrantLock();
  private final Lock other = new ReentrantLock();
  private int balance;
  private int limit;
  private int owner;

  void deposit(int amount) {
    lock.lock();
    try {
      balance += amount; // race: MonitorOfALock.balance
    } finally {
      lock.unlock();
    }
  }

  int balance() {
    synchronized (lock) {
      return balance; // race: MonitorOfALock.balance read
    }
  }

  void limit(int value) {
    lock.lock();
    try {
      limit = value; // race: MonitorOfALock.limit write
    } finally {
      lock.unlock();
    }
  }

  int limit() {
    other.lock();
    try {
      return limit; // race: MonitorOfALock.limit read
    } finally {
      other.unlock();
    }
  }

  void owner(int value) {
    lock.lock();
    owner = value; // race: MonitorOfALock.owner write
    lock.unlock();
  }

  synchronized int owner() {
    return owner; // race: MonitorOfALock.owner read
  }
}
