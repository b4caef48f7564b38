package guardedby;

import javax.annotation.concurrent.GuardedBy;

/** Guarded by the object itself. */
class GuardedByThis {
  @GuardedBy("this")
  private int seats;

  @GuardedBy("this")
  private int booked;

  @GuardedBy("this")
  private int cancelled;

  @GuardedBy("this")
  private final int capacity = 40;

  GuardedByThis(int seats) {
    this.seats = seats;
  }

  synchronized void book() {
    seats--;
    booked++; // race: GuardedByThis.booked write
  }

  int seats() {
    synchronized (this) {
      return seats;
    }
  }

  // A read needs the lock as well.
  int booked() {
    return booked; // race: GuardedByThis.booked read
  }

  void cancel() {
    cancelled++; // race: GuardedByThis.cancelled
  }

  int capacity() {
    return capacity;
  }
}
