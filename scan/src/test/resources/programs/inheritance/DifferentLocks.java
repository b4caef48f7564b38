package inheritance;

/** The super class locks a field of its own, the subclass locks itself. */
class DifferentLocks {
  protected final Object lock = new Object();
  protected int opened;
  protected int closed;

  void open() {
    synchronized (lock) {
      opened++; // race: DifferentLocks.opened write
      closed--;
    }
  }
}

class LocksItself extends DifferentLocks {
  synchronized int opened() {
    return opened; // race: DifferentLocks.opened read
  }

  int closed() {
    synchronized (lock) {
      return closed;
    }
  }
}
