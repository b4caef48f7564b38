package dev.photofinish.predict.solver;

/** What is left of the limits of one search. Used by one thread. */
final class Budget {

  private static final int STEPS_BETWEEN_LOOKS = 64;

  private final Limits limits;
  private final long start = System.nanoTime();
  private long conflicts;
  private int steps;

  Budget(Limits limits) {
    this.limits = limits;
  }

  boolean allowsConflict() {
    return ++conflicts < limits.conflicts() && allowsTime();
  }

  /** Looking at the clock costs as much as a step, so not each does. */
  boolean allowsStep() {
    return ++steps % STEPS_BETWEEN_LOOKS != 0 || allowsTime();
  }

  private boolean allowsTime() {
    return System.nanoTime() - start < limits.nanos() && !limits.stopped().getAsBoolean();
  }
}
