package dev.photofinish.testbench.random.explore;

import org.jspecify.annotations.Nullable;

/**
 * The accesses to one piece of memory so far, the last one first. It never changes.
 *
 * @param clock what the thread knew at the access
 * @param step which of the thread's accesses it is
 */
record History(
    int thread, Clock clock, int step, int line, boolean write, @Nullable History before) {

  /**
   * The history with one access more. An earlier one by the same thread on the same line is left
   * out: what it races with, races with this one as well.
   */
  static History with(@Nullable History before, ThreadState thread, int line, boolean write) {
    @Nullable History others = without(before, thread.index, line, write);
    return new History(thread.index, thread.clock, thread.steps, line, write, others);
  }

  private static @Nullable History without(
      @Nullable History history, int thread, int line, boolean write) {
    if (history == null) {
      return null;
    }
    if (history.thread == thread && history.line == line && history.write == write) {
      return history.before;
    }
    @Nullable History rest = without(history.before, thread, line, write);
    return new History(
        history.thread, history.clock, history.step, history.line, history.write, rest);
  }

  private int epoch() {
    return clock.of(thread);
  }

  /** Whether this access and one to come conflict and neither happens before the other. */
  boolean racesWith(int otherThread, Clock other, boolean otherWrite) {
    return thread != otherThread && (write || otherWrite) && epoch() > other.of(thread);
  }

  /** Whether this access came before an earlier race of a thread. */
  boolean isOrderedByRace(Clock other) {
    return other.isOrdered(thread, epoch(), step);
  }

  /**
   * A hash that depends neither on the order, nor on accesses that happened before all that is to
   * come.
   */
  static long hash(@Nullable History history, int[] known) {
    long sum = 0;
    for (History seen = history; seen != null; seen = seen.before) {
      if (seen.epoch() > known[seen.thread]) {
        long when = Hash.mix(seen.step, seen.clock.hash(known));
        long what = Hash.mix(Hash.mix(seen.thread, seen.epoch()), seen.line * 2L);
        sum += Hash.mix(Hash.mix(what, when), seen.write ? 1 : 0);
      }
    }
    return sum;
  }
}
