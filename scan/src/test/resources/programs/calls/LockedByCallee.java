package calls;

import java.util.concurrent.locks.ReentrantLock;

/** Methods that lock or unlock for their callers. */
class LockedByCallee {

  private final ReentrantLock lock = new ReentrantLock();
  private int guarded;
  private int early;
  private int late;
  private int inBody;

  private void enter() {
    lock.lock();
  }

  private void leave() {
    lock.unlock();
  }

  void add() {
    enter();
    try {
      guarded++;
    } finally {
      leave();
    }
  }

  int guarded() {
    lock.lock();
    try {
      return guarded;
    } finally {
      lock.unlock();
    }
  }

  void tooEarly() {
    early++; // race: LockedByCallee.early
    enter();
    leave();
  }

  void tooLate() {
    enter();
    leave();
    late++; // race: LockedByCallee.late
  }

  void inBody() {
    enter();
    update();
    leave();
  }

  private void update() {
    inBody++;
  }

  int sum() {
    enter();
    int sum = early; // race: LockedByCallee.early
    sum += late; // race: LockedByCallee.late
    sum += inBody;
    leave();
    return sum;
  }
}
