package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * What threads tell each other by other means than memory and locks. An object's number stands for
 * what comes before it is used; with {@link #DONE}, for the end of the code that it is.
 */
final class Signals {

  private static final long DONE = 1L << 40;

  private static final int WORDS = 1 << 12;

  /** Code that nobody knows: what it does may depend on all that was done for it. */
  final long outside;

  /** All futures that have stages: who waits for one may wait for any. */
  final long futures;

  /** Tasks that are handed over in ways that nobody sees: in a list, within another object. */
  final long tasks;

  /** The ends of all tasks: who waits for many at once waits for those that are over. */
  final long ends;

  /** Code that is run as a stage of a future, and whether it waits for another one. */
  private final Map<Long, Boolean> stages = new ConcurrentHashMap<>();

  /** A bit for each number that had a signal, and for others that look like it. */
  private final AtomicLongArray told = new AtomicLongArray(WORDS);

  Signals(AtomicLong lastNumber) {
    this.outside = lastNumber.incrementAndGet();
    this.futures = lastNumber.incrementAndGet();
    this.tasks = lastNumber.incrementAndGet();
    this.ends = lastNumber.incrementAndGet();
  }

  /** What stands for the end of the code that an object is. */
  static long done(long number) {
    return number | DONE;
  }

  void signal(long number, int site, Context context) {
    mark(bit(number));
    context.event(EventKind.SIGNAL, site, number, 0, 0);
  }

  private void mark(int bit) {
    long word = told.get(bit >>> 6);
    while ((word & 1L << bit) == 0 && !told.compareAndSet(bit >>> 6, word, word | 1L << bit)) {
      word = told.get(bit >>> 6);
    }
  }

  /** Goes on after all signals; if there was none, there is nothing to tell. */
  void await(long number, int site, Context context) {
    if (hadSignal(number)) {
      context.event(EventKind.AWAIT, site, number, 0, 0);
    }
  }

  /** The code of an object has a future be done, and may wait for another one. */
  void stage(long number, boolean waits) {
    if (waits) {
      stages.put(number, true);
    } else {
      stages.putIfAbsent(number, false);
    }
  }

  /** Whether the code has a future be done. */
  boolean isStage(long number) {
    return stages.containsKey(number);
  }

  /** Whether it waits for another one. */
  boolean waitsForStage(long number) {
    return stages.getOrDefault(number, false);
  }

  boolean hadSignal(long number) {
    int bit = bit(number);
    return (told.get(bit >>> 6) & 1L << bit) != 0;
  }

  private static int bit(long number) {
    return (int) ((number * 0x9E3779B97F4A7C15L) >>> 46) & (64 * WORDS - 1);
  }
}
