package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that are passed as parameters. */
class LockParameters {
  private final ReentrantLock books = new ReentrantLock();
  private final ReentrantLock stats = new ReentrantLock();
  private long total;
  private long moved;
  private long foreign;
  private long shared;

  private void addTo(Lock lock, long amount) {
    lock.lock();
    try {
      total += amount;
    } finally {
      lock.unlock();
    }
  }

  void credit(long amount) {
    addTo(books, amount);
  }

  long total() {
    books.lock();
    try {
      return total;
    } finally {
      books.unlock();
    }
  }

  private void countMove(Lock lock) {
    lock.lock();
    try {
      moved++; // race: LockParameters.moved
    } finally {
      lock.unlock();
    }
  }

  void move() {
    countMove(stats);
  }

  long moved() {
    books.lock();
    try {
      return moved; // race: LockParameters.moved read
    } finally {
      books.unlock();
    }
  }

  // Whose lock this is cannot be known: it may be the right one.
  void foreign(Lock lock) {
    lock.lock();
    foreign++;
    shared++; // race: LockParameters.shared
    lock.unlock();
  }

  long foreignUnderBooks() {
    books.lock();
    try {
      return foreign;
    } finally {
      books.unlock();
    }
  }

  long shared() {
    return shared; // race: LockParameters.shared read
  }
}
