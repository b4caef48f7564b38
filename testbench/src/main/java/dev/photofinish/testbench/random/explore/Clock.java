package dev.photofinish.testbench.random.explore;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * A vector clock: how many of each thread's releases happened before. It never changes.
 *
 * <p>Beside what happened before, it keeps what came first in a race. A race that only shows
 * because of another, as its threads would not have met without that, is not told: {@link #order}
 * and {@link #steps} know the accesses that came before an earlier race.
 */
final class Clock {

  /** More threads than any program has. */
  static final int THREADS = 12;

  static final Clock ZERO = new Clock(new int[THREADS], new int[THREADS], new int[THREADS]);

  private final int[] counts;

  /** The same for what is ordered by races as well. */
  private final int[] order;

  /** How many accesses of each thread are ordered before by a race with the last of them. */
  private final int[] steps;

  private Clock(int[] counts, int[] order, int[] steps) {
    this.counts = counts;
    this.order = order;
    this.steps = steps;
  }

  int of(int thread) {
    return counts[thread];
  }

  Clock tick(int thread) {
    int[] ticked = counts.clone();
    ticked[thread]++;
    return new Clock(ticked, order, steps);
  }

  Clock join(Clock other) {
    return this == other || coversAll(other)
        ? this
        : new Clock(max(counts, other.counts), max(order, other.order), max(steps, other.steps));
  }

  private static int[] max(int[] one, int[] other) {
    return combine(one, other, Math::max);
  }

  private static int[] combine(int[] one, int[] other, IntBinaryOperator operator) {
    int[] combined = one.clone();
    Arrays.setAll(combined, i -> operator.applyAsInt(one[i], other[i]));
    return combined;
  }

  /**
   * The clock after a race with an access that came first.
   *
   * @param thread the thread that did it
   * @param clock what it knew then
   * @param step which of its accesses it was
   */
  Clock after(int thread, Clock clock, int step) {
    int[] ordered = max(order, max(clock.order, clock.counts));
    ordered[thread] = Math.max(order[thread], clock.counts[thread] - 1);
    int[] stepped = max(steps, clock.steps);
    stepped[thread] = Math.max(stepped[thread], step);
    return new Clock(counts, ordered, stepped);
  }

  /** Whether an access came before an earlier race. */
  boolean isOrdered(int thread, int epoch, int step) {
    return epoch <= order[thread] || step <= steps[thread];
  }

  /** Whether all that happened before the other happened before this. */
  boolean covers(Clock other) {
    return covers(counts, other.counts);
  }

  private boolean coversAll(Clock other) {
    return covers(other) && covers(order, other.order) && covers(steps, other.steps);
  }

  private static boolean covers(int[] more, int[] less) {
    for (int thread = 0; thread < THREADS; thread++) {
      if (more[thread] < less[thread]) {
        return false;
      }
    }
    return true;
  }

  /**
   * A hash that ignores what is at most this; all threads know that already. Most threads have
   * nothing to add, and most clocks nothing at all: half of an exploration would be spent here.
   *
   * @param known for all threads that were started
   */
  long hash(int[] known) {
    long hash = 0;
    for (int thread = 0; thread < known.length; thread++) {
      int count = counts[thread] > known[thread] ? counts[thread] : 0;
      if ((count | order[thread] | steps[thread]) != 0) {
        hash = Hash.mix(hash, (long) thread << 32 | count);
        hash = Hash.mix(hash, order[thread] * 4096L + steps[thread]);
      }
    }
    return hash;
  }
}
