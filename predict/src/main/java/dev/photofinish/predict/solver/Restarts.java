package dev.photofinish.predict.solver;

/** When to begin anew: after Luby's sequence of conflicts, which no other beats by much. */
final class Restarts {

  private static final int UNIT = 64;

  private long round = 1;
  private long left = UNIT;

  /** Counts a conflict; whether it is time. */
  boolean isDue() {
    if (--left > 0) {
      return false;
    }
    round++;
    left = UNIT * luby(round);
    return true;
  }

  /** 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 and so on. */
  static long luby(long index) {
    long rest = index;
    while (true) {
      long power = Long.highestOneBit(rest + 1);
      if (power == rest + 1) {
        return power / 2;
      }
      rest -= power - 1;
    }
  }
}
