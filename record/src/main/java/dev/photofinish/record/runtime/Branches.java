package dev.photofinish.record.runtime;

import dev.photofinish.trace.PathEncoder;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls at jumps: each compares as one of the instructions does, and gives what
 * came out to the code, which collects it in a run and jumps by it. So a jump stays one jump. These
 * methods are small, and are to be copied into woven code.
 */
public final class Branches {

  /** So many branches are collected at most where no more than that come until the next look. */
  public static final int ROOM = 27;

  private Branches() {}

  public static boolean equal(int left, int right) {
    return left == right;
  }

  public static boolean notEqual(int left, int right) {
    return left != right;
  }

  public static boolean less(int left, int right) {
    return left < right;
  }

  public static boolean notLess(int left, int right) {
    return left >= right;
  }

  public static boolean greater(int left, int right) {
    return left > right;
  }

  public static boolean notGreater(int left, int right) {
    return left <= right;
  }

  @SuppressWarnings("ReferenceEquality") // That is what the instruction asks.
  public static boolean same(@Nullable Object left, @Nullable Object right) {
    return left == right;
  }

  @SuppressWarnings("ReferenceEquality") // That is what the instruction asks.
  public static boolean notSame(@Nullable Object left, @Nullable Object right) {
    return left != right;
  }

  /** Tells a run of outcomes, if it is not empty; the run to go on with. */
  public static long flush(long run, Context context) {
    if (run != PathEncoder.EMPTY_RUN) {
      PathHooks.branches(run, context);
    }
    return PathEncoder.EMPTY_RUN;
  }

  /** The same if the run is long: more outcomes may follow than it has room for. */
  public static long makeRoom(long run, Context context) {
    return run >>> ROOM == 0 ? run : flush(run, context);
  }
}
