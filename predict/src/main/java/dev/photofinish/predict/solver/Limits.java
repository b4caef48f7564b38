package dev.photofinish.predict.solver;

import java.util.function.BooleanSupplier;

/**
 * When to give up.
 *
 * @param conflicts so many dead ends
 * @param nanos so much time
 * @param stopped asked now and then, whether someone else wants it to end
 */
public record Limits(long conflicts, long nanos, BooleanSupplier stopped) {

  /** No limit. */
  public static Limits none() {
    return conflicts(Long.MAX_VALUE);
  }

  /** A limit that does not depend on the clock. */
  public static Limits conflicts(long conflicts) {
    return new Limits(conflicts, Long.MAX_VALUE, () -> false);
  }
}
