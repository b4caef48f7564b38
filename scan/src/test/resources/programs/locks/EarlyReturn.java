package locks;

import java.util.concurrent.locks.ReentrantLock;

/** Ways out of a locked region. */
class EarlyReturn {
  private final ReentrantLock lock = new ReentrantLock();
  private boolean closed;
  private int queued;
  private int dropped;
  private int late;

  boolean offer(boolean urgent) {
    synchronized (this) {
      if (closed) {
        return false;
      }
      queued++;
      if (urgent) {
        return true;
      }
      queued++;
    }
    late++; // race: EarlyReturn.late
    return true;
  }

  synchronized void close() {
    closed = true;
    queued = 0;
  }

  int drop(int n) {
    lock.lock();
    try {
      if (n < 0) {
        return dropped;
      }
      for (int i = 0; i < n; i++) {
        if (i == 100) {
          break;
        }
        dropped++;
      }
      return dropped;
    } finally {
      lock.unlock();
    }
  }

  int unlockInEachBranch(boolean flag) {
    lock.lock();
    if (flag) {
      int result = dropped;
      lock.unlock();
      return result;
    }
    dropped = 0;
    lock.unlock();
    return 0;
  }
}
