package guardedby;

import javax.annotation.concurrent.GuardedBy;

/** Guarded by a static field and by a class. */
class GuardedByStatic {
  static final Object LOCK = new Object();

  @GuardedBy("LOCK")
  private static int created;

  @GuardedBy("GuardedByStatic.LOCK")
  private static int destroyed;

  @GuardedBy("GuardedByStatic.class")
  private static int generation;

  @GuardedBy("GuardedByStatic.class")
  private static int checksum;

  static int create() {
    synchronized (LOCK) {
      return ++created;
    }
  }

  void destroy() {
    synchronized (GuardedByStatic.LOCK) {
      destroyed++; // race: GuardedByStatic.destroyed write
    }
  }

  static synchronized int destroyed() {
    return destroyed; // race: GuardedByStatic.destroyed read
  }

  static synchronized void nextGeneration() {
    generation++;
    checksum = generation; // race: GuardedByStatic.checksum write
  }

  int generation() {
    synchronized (GuardedByStatic.class) {
      return generation;
    }
  }

  // The instance's lock.
  synchronized int checksum() {
    return checksum; // race: GuardedByStatic.checksum read
  }
}
