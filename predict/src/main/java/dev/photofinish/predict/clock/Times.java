package dev.photofinish.predict.clock;

import java.util.Arrays;

/**
 * Vector clocks as arrays that are never changed once made, so that threads, locks and events share
 * them.
 *
 * <p>The number of an event is its time: where {@code times[t]} is {@code n}, the events of thread
 * {@code t} with numbers below {@code n} are in the past. That needs no counters, and tells for
 * each access by its number alone whether it is in the past. Threads beyond the end have no past
 * event.
 */
public final class Times {

  private Times() {}

  /** The past that is empty. */
  public static long[] none() {
    return new long[0];
  }

  /** Everything before an event in the order of the trace. */
  public static long[] all(int threads, long number) {
    long[] times = new long[threads];
    Arrays.fill(times, number);
    return times;
  }

  /** Whether an event of a thread is in the past. */
  public static boolean cover(long[] times, int thread, long number) {
    return thread < times.length && number < times[thread];
  }

  /** The bound of one thread. */
  public static long of(long[] times, int thread) {
    return thread < times.length ? times[thread] : 0;
  }

  /** Both pasts; one of the two arrays if it holds the other. */
  public static long[] join(long[] a, long[] b) {
    if (a == b || holds(a, b)) {
      return a;
    }
    return holds(b, a) ? b : merged(a, b);
  }

  /** The past and a thread's events up to one, that one included. */
  public static long[] with(long[] times, int thread, long number) {
    if (cover(times, thread, number)) {
      return times;
    }
    long[] longer = Arrays.copyOf(times, Math.max(times.length, thread + 1));
    longer[thread] = number + 1;
    return longer;
  }

  /** Whether all of the second past is in the first. */
  public static boolean holds(long[] a, long[] b) {
    for (int i = 0; i < b.length; i++) {
      if (b[i] > of(a, i)) {
        return false;
      }
    }
    return true;
  }

  private static long[] merged(long[] a, long[] b) {
    long[] longer = a.length >= b.length ? a : b;
    long[] shorter = longer == a ? b : a;
    long[] result = longer.clone();
    for (int i = 0; i < shorter.length; i++) {
      result[i] = Math.max(result[i], shorter[i]);
    }
    return result;
  }
}
