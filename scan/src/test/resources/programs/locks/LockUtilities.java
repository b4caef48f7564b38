package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.ThreadSafe;

/** Static helpers that lock what they are given. */
final class LockUtilities {

  private LockUtilities() {}

  static void acquire(Lock first, Lock second) {
    first.lock();
    second.lock();
  }

  static void release(Lock first, Lock second) {
    second.unlock();
    first.unlock();
  }

  static boolean acquireSoon(Lock lock) {
    return lock.tryLock();
  }
}

@ThreadSafe
class TwoAccounts {
  private final Lock checkingLock = new ReentrantLock();
  private final Lock savingsLock = new ReentrantLock();
  private long checking;
  private long savings;
  private long transfers;

  void transfer(long amount) {
    LockUtilities.acquire(checkingLock, savingsLock);
    try {
      checking -= amount;
      savings += amount;
    } finally {
      LockUtilities.release(checkingLock, savingsLock);
    }
    transfers++; // race: TwoAccounts.transfers
  }

  long checking() {
    checkingLock.lock();
    try {
      return checking;
    } finally {
      checkingLock.unlock();
    }
  }

  void interest() {
    if (LockUtilities.acquireSoon(savingsLock)) {
      savings += savings / 100;
      savingsLock.unlock();
    }
  }
}
