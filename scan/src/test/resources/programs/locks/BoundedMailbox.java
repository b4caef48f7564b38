package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Waiting for a Condition gives the lock back and takes it again: it is held on both sides. */
class BoundedMailbox {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notEmpty = lock.newCondition();
  private final Condition notFull = lock.newCondition();
  private final String[] letters = new String[8];
  private int count;
  private int head;
  private int wakeUps;
  private boolean closed;

  void put(String letter) throws InterruptedException {
    lock.lock();
    try {
      while (count == letters.length) {
        notFull.await();
      }
      letters[(head + count) % letters.length] = letter;
      count++; // race: BoundedMailbox.count write
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  String take() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (count == 0 && !closed) {
        notEmpty.awaitNanos(TimeUnit.SECONDS.toNanos(1));
        wakeUps++;
      }
      String letter = letters[head];
      head = (head + 1) % letters.length;
      count--; // race: BoundedMailbox.count write
      notFull.signalAll();
      return letter;
    } finally {
      lock.unlock();
    }
  }

  int size() {
    return count; // race: BoundedMailbox.count read
  }

  void close() {
    lock.lock();
    closed = true;
    notEmpty.signalAll();
    lock.unlock();
  }
}
