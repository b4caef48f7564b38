package dev.photofinish.scan.report;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Small arrays of numbers, by the hundred thousand: streams would take most of the time. */
final class Numbers {

  static final int[] NONE = {};

  private Numbers() {}

  /** With one more at the end. */
  static int[] plus(int[] all, int more) {
    int[] longer = Arrays.copyOf(all, all.length + 1);
    longer[all.length] = more;
    return longer;
  }

  /** Those that are wanted, in their order. */
  static int[] which(int[] all, IntPredicate isWanted) {
    int[] found = new int[all.length];
    int count = 0;
    for (int number : all) {
      if (isWanted.test(number)) {
        found[count++] = number;
      }
    }
    if (count == 0) {
      return NONE;
    }
    return count == all.length ? found : Arrays.copyOf(found, count);
  }
}
