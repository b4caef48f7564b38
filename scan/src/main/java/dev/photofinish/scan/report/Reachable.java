package dev.photofinish.scan.report;

import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** Finds all that some numbers lead to. */
final class Reachable {

  private Reachable() {}

  /**
   * Which of the numbers below a size can be got to.
   *
   * @param isStart those to begin with
   * @param next where one leads
   */
  static boolean[] of(int size, IntPredicate isStart, IntFunction<int[]> next) {
    boolean[] found = new boolean[size];
    int[] open = new int[size];
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (isStart.test(i)) {
        found[i] = true;
        open[count++] = i;
      }
    }
    for (int i = 0; i < count; i++) {
      for (int reached : next.apply(open[i])) {
        if (!found[reached]) {
          found[reached] = true;
          open[count++] = reached;
        }
      }
    }
    return found;
  }
}
