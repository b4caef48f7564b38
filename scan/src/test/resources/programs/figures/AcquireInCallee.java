package figures;

import java.util.concurrent.locks.ReentrantLock;

/** RacerD, section 5.2.6 (A): a callee acquires a lock and does not release it. */
class AcquireInCallee {
  private final ReentrantLock mLock = new ReentrantLock();
  private int balance;
  private int version;

  private void acquire() {
    mLock.lock();
  }

  private void release() {
    mLock.unlock();
  }

  void deposit(int amount) {
    acquire();
    balance += amount;
    release();
    // Beyond the paper, which cannot see a callee release.
    version++; // race: AcquireInCallee.version
  }

  int balance() {
    acquire();
    try {
      return balance;
    } finally {
      release();
    }
  }
}
