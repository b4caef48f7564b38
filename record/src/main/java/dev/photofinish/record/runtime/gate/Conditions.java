package dev.photofinish.record.runtime.gate;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** Has a thread that was woken too early give the lock of its condition back, as others need it. */
final class Conditions {

  private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private Conditions() {}

  /**
   * Waits for the turn of a thread without the lock, which it has. A notice that arrives here is
   * meant for others, and is passed on; if it was none, that is a spurious wakeup, which conditions
   * allow.
   */
  @SuppressWarnings("WaitNotInLoop") // It is in one that the checker does not see.
  static void leaveUntil(Condition condition, Gate gate, GatedThread thread, Planned due) {
    boolean isInterrupted = false;
    while (!gate.hasTurn(thread, due)) {
      boolean isNoticed = true;
      try {
        isNoticed = condition.awaitNanos(NANOS) > 0;
      } catch (InterruptedException e) {
        // Meant for the program: it is told again below.
        isInterrupted = true;
      }
      if (isNoticed) {
        condition.signal();
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
