package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** ReentrantLock with and without try/finally; what comes after the unlock is not guarded. */
class HitCounter {
  private final Lock lock = new ReentrantLock();
  private long hits;
  private long misses;
  private long resets;

  void hit() {
    lock.lock();
    try {
      hits++;
    } finally {
      lock.unlock();
    }
  }

  long hits() {
    lock.lock();
    long result = hits;
    lock.unlock();
    return result;
  }

  void hitInterruptibly() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      hits++;
    } finally {
      lock.unlock();
    }
  }

  void miss() {
    lock.lock();
    try {
      misses++; // race: HitCounter.misses
    } finally {
      lock.unlock();
    }
  }

  long misses() {
    return misses; // race: HitCounter.misses read
  }

  void reset() {
    lock.lock();
    try {
      hits = 0;
    } finally {
      lock.unlock();
      resets++; // race: HitCounter.resets
    }
  }
}
