package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.ThreadSafe;

/** Regions that give the lock back in the middle, and odd places to take it. */
class PausedLock {
  private final ReentrantLock lock = new ReentrantLock();
  private int queue;
  private int sent;

  void flush() {
    lock.lock();
    try {
      queue++;
      lock.unlock();
      try {
        sent++; // race: PausedLock.sent
      } finally {
        lock.lock();
      }
      queue--;
    } finally {
      lock.unlock();
    }
  }

  int queueWithLockInTry() {
    try {
      lock.lock();
      return queue;
    } finally {
      lock.unlock();
    }
  }

  void drain() {
    while (true) {
      lock.lock();
      try {
        if (queue == 0) {
          break;
        }
        queue--;
        if (queue == 3) {
          continue;
        }
        queue--;
      } finally {
        lock.unlock();
      }
    }
    sent++; // race: PausedLock.sent
  }
}

/** A lock that may be missing. */
@ThreadSafe
class OptionalLock {
  private final Lock lock;
  private int value;

  OptionalLock(boolean shared) {
    lock = shared ? new ReentrantLock() : null;
  }

  void next() {
    if (lock != null) {
      lock.lock();
    }
    try {
      value++; // race: OptionalLock.value
    } finally {
      if (lock != null) {
        lock.unlock();
      }
    }
  }
}
