package dev.photofinish.record.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a thread knows of the arrays, locks and containers that it used last at each site, since
 * there is no room for a number in them, and {@link Numbers} are far away. A number stays; that an
 * array has none holds until this thread itself has it become known. Confined to the thread.
 */
final class SiteCache {

  private static final int SIZE = 1 << 8;

  /**
   * One of so many arrays that are not found is remembered: those that are used again and again
   * soon are, and going through rows of a matrix does not cost a store (and what the garbage
   * collector adds to it) for each. A prime, so that it does not always hit the same site of a
   * loop.
   */
  private static final int OFTEN = 97;

  private final Numbers numbers;
  private final boolean remembersLocals;
  private int untilNext = OFTEN;

  /** Arrays that nobody else knows, by site. */
  private final @Nullable Object[] locals = new Object[SIZE];

  /** Objects that others know, by site. The program may have no use for them any more. */
  private final NumbersPart.@Nullable Entry[] shared = new NumbersPart.Entry[SIZE];

  /**
   * @param remembersLocals whether only the thread that made an array can have it become known
   */
  SiteCache(Numbers numbers, boolean remembersLocals) {
    this.numbers = numbers;
    this.remembersLocals = remembersLocals;
  }

  /** Whether it is known at once that an array has no number; null has none. */
  boolean isLocal(@Nullable Object array, int site) {
    return locals[site & SIZE - 1] == array;
  }

  /** The number of an array; 0 if it has none. */
  long numberOf(Object array, int site) {
    long known = known(array, site);
    if (known != 0) {
      return known;
    }
    long number = find(array, site);
    if (number == 0 && remembersLocals && --untilNext == 0) {
      untilNext = OFTEN;
      locals[site & SIZE - 1] = array;
    }
    return number;
  }

  /** The number of an object, if it is known at once; else 0. */
  long known(Object object, int site) {
    NumbersPart.Entry entry = shared[site & SIZE - 1];
    return entry != null && entry.refersTo(object) ? entry.number : 0;
  }

  /** The number of an object that is not known at once; 0 if it has none. */
  long find(Object object, int site) {
    NumbersPart.Entry entry = numbers.find(object);
    if (entry == null) {
      return 0;
    }
    shared[site & SIZE - 1] = entry;
    return entry.number;
  }

  /** An array gets a number. */
  void publish(Object array) {
    for (int i = 0; i < SIZE; i++) {
      if (locals[i] == array) {
        locals[i] = null;
      }
    }
  }

  /** Lets go of all arrays: the program may have no use for them any more. */
  void clear() {
    Arrays.fill(locals, null);
  }
}
