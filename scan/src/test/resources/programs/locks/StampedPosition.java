package locks;

import java.util.concurrent.locks.StampedLock;

/** StampedLock: reading, writing, and reading in the hope that nobody writes. */
class StampedPosition {
  private final StampedLock lock = new StampedLock();
  private double x;
  private double y;
  private double z;
  private int reads;
  private int hints;

  void move(double dx, double dy, double dz) {
    long stamp = lock.writeLock();
    try {
      x += dx;
      y += dy; // race: StampedPosition.y
      z += dz;
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  // What is read before the validation is thrown away if it fails.
  double validated() {
    long stamp = lock.tryOptimisticRead();
    double current = x;
    if (!lock.validate(stamp)) {
      stamp = lock.readLock();
      try {
        current = x;
      } finally {
        lock.unlockRead(stamp);
      }
    }
    return current;
  }

  double neverValidated() {
    long stamp = lock.tryOptimisticRead();
    return stamp == 0 ? 0 : y; // race: StampedPosition.y read
  }

  double underReadLock() {
    long stamp = lock.readLock();
    try {
      reads++; // race: StampedPosition.reads
      return z;
    } finally {
      lock.unlockRead(stamp);
    }
  }

  // An optimistic read keeps nobody out: a write in it is never right.
  boolean writesInOptimisticRead() {
    long stamp = lock.tryOptimisticRead();
    hints++; // race: StampedPosition.hints
    return lock.validate(stamp);
  }

  int hints() {
    long stamp = lock.readLock();
    try {
      return hints; // race: StampedPosition.hints read
    } finally {
      lock.unlock(stamp);
    }
  }
}
