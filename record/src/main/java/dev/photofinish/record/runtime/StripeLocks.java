package dev.photofinish.record.runtime;

import dev.photofinish.trace.Stripes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Makes an access and its place in the order one step. A stripe is a word: twice the number of
 * events that it has had, and one more while an event is under way.
 *
 * <p>Whoever holds a stripe does nothing but one access to memory, so it is never held for long. A
 * thread that is cut off between (its stack may be at an end) gives it back at its next hook. If it
 * has none for long, another takes the stripe over, and the order is not exact any more, which
 * {@link #isExact} tells.
 */
final class StripeLocks {

  private static final int SPINS = 200;

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] words;
  private final long patience;

  private volatile boolean exact = true;

  /**
   * @param patience the nanoseconds that a stripe is waited for before its holder counts as dead
   */
  StripeLocks(int count, long patience) {
    this.words = new long[count];
    this.patience = patience;
  }

  /** Whether every stripe was given back by whoever took it. */
  boolean isExact() {
    return exact;
  }

  /** Takes a stripe, and returns how many events it has had. */
  long take(int stripe) {
    long word = (long) WORDS.getVolatile(words, stripe);
    return (word & 1) == 0 && WORDS.compareAndSet(words, stripe, word, word + 1)
        ? word >>> 1
        : waitFor(stripe);
  }

  /** How many events the stripes of some elements have had, with those under way. */
  long elementEvents(long array, int from, int length) {
    long events = 0;
    for (int i = from; i < from + length; i++) {
      if (Stripes.isFirst(i, from)) {
        events += ((long) WORDS.getVolatile(words, Stripes.of(array, i)) + 1) >>> 1;
      }
    }
    return events;
  }

  private long waitFor(int stripe) {
    long deadline = System.nanoTime() + patience;
    for (int tries = 1; ; tries++) {
      long word = (long) WORDS.getVolatile(words, stripe);
      if ((word & 1) == 0) {
        if (WORDS.compareAndSet(words, stripe, word, word + 1)) {
          return word >>> 1;
        }
      } else if (tries % SPINS == 0 && isAbandoned(stripe, word, deadline)) {
        return word >>> 1;
      }
      Thread.onSpinWait();
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // To park would use up a permit of the program's.
  private boolean isAbandoned(int stripe, long word, long deadline) {
    if (System.nanoTime() - deadline < 0) {
      Thread.yield();
      return false;
    }
    exact = false;
    return (long) WORDS.getVolatile(words, stripe) == word;
  }

  /**
   * Gives a stripe back.
   *
   * @param version what {@link #take} returned
   */
  void give(int stripe, long version) {
    WORDS.setRelease(words, stripe, (version + 1) << 1);
  }

  /** The same, unless another has taken it over; whether it was given back. */
  boolean giveIfHeld(int stripe, long version) {
    return WORDS.compareAndSet(words, stripe, (version << 1) + 1, (version + 1) << 1);
  }

  /** Gives a stripe back that had no event. */
  void giveUnused(int stripe, long version) {
    WORDS.setRelease(words, stripe, version << 1);
  }

  /** Waits until each stripe was free at some time after the call. */
  void awaitFree() {
    long deadline = System.nanoTime() + patience;
    for (int stripe = 0; stripe < words.length; stripe++) {
      for (int tries = 1; ; tries++) {
        long word = (long) WORDS.getVolatile(words, stripe);
        if ((word & 1) == 0 || (tries % SPINS == 0 && isAbandoned(stripe, word, deadline))) {
          break;
        }
        Thread.onSpinWait();
      }
    }
  }
}
