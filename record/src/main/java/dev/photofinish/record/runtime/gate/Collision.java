package dev.photofinish.record.runtime.gate;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import org.jspecify.annotations.Nullable;

/** The two sides of the race, and who stands there. Guarded by the lock of the gate. */
final class Collision {

  /** So long one access waits for the other, so that the values are told in an order. */
  private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

  private final @Nullable Standing[] sides = new Standing[2];

  void stand(int side, Standing who) {
    sides[side] = who;
  }

  boolean isTaken(int side) {
    return sides[side] != null;
  }

  boolean hasBoth() {
    return isTaken(0) && isTaken(1);
  }

  boolean isOfSameMemory() {
    return at(0).memory().isSame(at(1).memory());
  }

  /** Who stands there; somebody must. */
  Standing at(int side) {
    Standing standing = sides[side];
    if (standing == null) {
      throw new IllegalStateException("nobody stands there");
    }
    return standing;
  }

  boolean areBothDone() {
    return hasBoth() && at(0).isDone() && at(1).isDone();
  }

  /** A read goes before a write, so that it tells what was there when both stood before it. */
  void letOtherGoFirst(int side, Condition changed) {
    if (!hasBoth() || !at(side).goesAfter(at(1 - side), side)) {
      return;
    }
    long nanos = NANOS;
    try {
      while (!at(1 - side).isDone() && nanos > 0) {
        nanos = changed.awaitNanos(nanos);
      }
    } catch (InterruptedException e) {
      // Meant for the program, which is not kept any longer.
      Thread.currentThread().interrupt();
    }
  }
}
