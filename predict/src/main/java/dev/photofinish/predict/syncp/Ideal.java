package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import java.util.Arrays;

/**
 * A set of events that has with each event all that is before it in the hard order, as a bound for
 * each thread. It grows. Used by one thread.
 */
final class Ideal {

  private long[] times;
  private boolean feasible = true;

  Ideal(long[] past) {
    this.times = past;
  }

  long of(int thread) {
    return Times.of(times, thread);
  }

  /** Adds a past; whether there was something new in it. */
  boolean add(long[] past) {
    if (Times.holds(times, past)) {
      return false;
    }
    times = Times.join(times, past);
    return true;
  }

  /** Adds the events of a thread before a time. */
  void addBefore(int thread, long time) {
    if (of(thread) < time) {
      times = Arrays.copyOf(times, Math.max(times.length, thread + 1));
      times[thread] = time;
    }
  }

  /** Something is needed that never happened. */
  void fail() {
    feasible = false;
  }

  boolean isFeasible() {
    return feasible;
  }

  long[] times() {
    return times;
  }
}
