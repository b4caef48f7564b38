package dev.photofinish.record.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a thread knows of the arrays that it used last at each site, since there is no room for a
 * number in an array, and {@link Numbers} are far away. A number stays; that an array has none
 * holds until this thread itself has it become known. Confined to the thread.
 */
final class ArrayCache {

  private static final int SIZE = 1 << 8;

  /**
   * One of so many arrays that are not found is remembered, less one: those that are used again and
   * again soon are, and going through rows of a matrix does not cost a store (and what the garbage
   * collector adds to it) for each.
   */
  private static final int OFTEN = 15;

  private final Numbers numbers;
  private int misses;

  /** Arrays that nobody else knows, by site. */
  private final @Nullable Object[] locals = new Object[SIZE];

  /** Arrays that others know, by site. */
  private final @Nullable Object[] shared = new Object[SIZE];

  private final long[] numberOfShared = new long[SIZE];

  ArrayCache(Numbers numbers) {
    this.numbers = numbers;
  }

  /** Whether it is known at once that an array has no number; null has none. */
  boolean isLocal(@Nullable Object array, int site) {
    return locals[site & SIZE - 1] == array;
  }

  /** The number of an array; 0 if it has none. */
  long numberOf(Object array, int site) {
    int at = site & SIZE - 1;
    if (shared[at] == array) {
      return numberOfShared[at];
    }
    long number = numbers.of(array);
    if (number == 0) {
      if ((++misses & OFTEN) == 0) {
        locals[at] = array;
      }
    } else {
      shared[at] = array;
      numberOfShared[at] = number;
    }
    return number;
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
    Arrays.fill(shared, null);
  }
}
