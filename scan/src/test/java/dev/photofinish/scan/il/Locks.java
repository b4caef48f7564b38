package dev.photofinish.scan.il;

/**
 * Counting of a reentrant lock (figure 7).
 *
 * <p>The bound must not be less than the deepest nesting of a program, calls included: otherwise
 * both the semantics and the analysis see the lock released by the first of two {@code unlock()},
 * and the second has no execution at all. Programs here nest far less.
 */
final class Locks {

  private static final int BOUND = 1_000;

  private Locks() {}

  static int add(int one, int other) {
    return Math.min(one + other, BOUND);
  }

  /** What a step leaves of a count. */
  static int after(int count, Step step) {
    return Math.max(add(count, step.lockChange()), 0);
  }
}
