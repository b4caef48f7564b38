package locks;

import java.util.concurrent.locks.ReentrantLock;

/** Callees that lock and unlock for their callers. */
class LockingHelpers {
  private final ReentrantLock lock = new ReentrantLock();
  private long balance;
  private long audited;
  private long flushed;
  private long swapped;

  private void begin() {
    lock.lock();
  }

  private void end() {
    lock.unlock();
  }

  private void endAll() {
    end();
  }

  void deposit(long amount) {
    begin();
    try {
      balance += amount;
    } finally {
      endAll();
    }
  }

  long balance() {
    begin();
    long result = balance;
    end();
    return result;
  }

  void audit() {
    begin();
    endAll();
    audited++; // race: LockingHelpers.audited
  }

  void flush() {
    lock.lock();
    end();
    flushed++; // race: LockingHelpers.flushed
  }

  // The callee gives the lock back and takes it again.
  private void pause() {
    lock.unlock();
    Thread.yield();
    lock.lock();
  }

  void swap() {
    lock.lock();
    swapped++;
    pause();
    swapped++;
    lock.unlock();
  }
}
