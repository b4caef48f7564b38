package figures;

/**
 * RacerD, section 5.2.1: why locks are counted. The access after both blocks is unlocked.
 *
 * <p>Beyond the paper, which only counts: the lock that is left after the inner block is known to
 * be the first one.
 */
class NestedLocks {

  static class Cell {
    int f;
    int g;
    int h;
  }

  private final Object lock1 = new Object();
  private final Object lock2 = new Object();
  private final Cell x = new Cell();
  private final Cell y = new Cell();
  private final Cell z = new Cell();

  void update() {
    synchronized (lock1) {
      synchronized (lock2) {
        x.f = 1;
      }
      y.g = 2; // race: Cell.g write
    }
    z.h = 3; // race: Cell.h write
  }

  int readsUnderEither(boolean first) {
    if (first) {
      synchronized (lock1) {
        return x.f;
      }
    }
    synchronized (lock2) {
      return x.f;
    }
  }

  int readsUnderTheFirst() {
    synchronized (lock1) {
      return y.g;
    }
  }

  // The paper is silent here: some lock is held on both sides.
  int readsUnderTheSecond() {
    synchronized (lock2) {
      return y.g; // race: Cell.g read
    }
  }
}
