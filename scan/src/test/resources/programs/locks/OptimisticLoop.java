package locks;

import java.util.concurrent.locks.StampedLock;

/** Optimistic reads that are repeated until they succeed, and one that is checked too early. */
class OptimisticLoop {

  static class Range {
    int low;
    int high;
  }

  private final StampedLock lock = new StampedLock();
  private final Range range = new Range();
  private int sum;
  private int checkedEarly;

  void set(int low, int high) {
    long stamp = lock.writeLock();
    try {
      range.low = low;
      range.high = high;
      sum = low + high;
      checkedEarly = sum; // race: OptimisticLoop.checkedEarly write
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  int width() {
    long stamp;
    int result;
    do {
      stamp = lock.tryOptimisticRead();
      result = range.high - range.low + sum;
    } while (!lock.validate(stamp));
    return result;
  }

  int checkedEarly() {
    long stamp = lock.tryOptimisticRead();
    if (!lock.validate(stamp)) {
      return -1;
    }
    return checkedEarly; // race: OptimisticLoop.checkedEarly read
  }
}
