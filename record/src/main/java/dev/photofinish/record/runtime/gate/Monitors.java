package dev.photofinish.record.runtime.gate;

/** Has a thread that was woken too early leave its monitor again, as others need it before. */
final class Monitors {

  private static final int MILLISECONDS = 5;

  private Monitors() {}

  /**
   * Waits for the turn of a thread outside of a monitor that it holds. A notice that arrives here
   * is meant for others, and is passed on; if it was none, that is a spurious wakeup, which Java
   * allows.
   */
  @SuppressWarnings("WaitNotInLoop") // It is in one that the checker does not see.
  static void leaveUntil(Object monitor, Gate gate, GatedThread thread, Planned due) {
    boolean isInterrupted = false;
    while (!gate.hasTurn(thread, due)) {
      long begin = System.nanoTime();
      try {
        monitor.wait(MILLISECONDS);
      } catch (InterruptedException e) {
        // Meant for the program: it is told again below.
        isInterrupted = true;
      }
      if (System.nanoTime() - begin < MILLISECONDS * 1_000_000L) {
        monitor.notify();
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
