package dev.photofinish.record.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What woven code calls at jumps: each compares as one of the instructions does, tells what came
 * out, and gives it to the jump. So a jump grows by a call only, and stays one jump.
 */
public final class Branches {

  private Branches() {}

  public static boolean equal(int left, int right, Context context) {
    boolean taken = left == right;
    context.branch(taken);
    return taken;
  }

  public static boolean notEqual(int left, int right, Context context) {
    boolean taken = left != right;
    context.branch(taken);
    return taken;
  }

  public static boolean less(int left, int right, Context context) {
    boolean taken = left < right;
    context.branch(taken);
    return taken;
  }

  public static boolean notLess(int left, int right, Context context) {
    boolean taken = left >= right;
    context.branch(taken);
    return taken;
  }

  public static boolean greater(int left, int right, Context context) {
    boolean taken = left > right;
    context.branch(taken);
    return taken;
  }

  public static boolean notGreater(int left, int right, Context context) {
    boolean taken = left <= right;
    context.branch(taken);
    return taken;
  }

  @SuppressWarnings("ReferenceEquality") // That is what the instruction asks.
  public static boolean same(@Nullable Object left, @Nullable Object right, Context context) {
    boolean taken = left == right;
    context.branch(taken);
    return taken;
  }

  @SuppressWarnings("ReferenceEquality") // That is what the instruction asks.
  public static boolean notSame(@Nullable Object left, @Nullable Object right, Context context) {
    boolean taken = left != right;
    context.branch(taken);
    return taken;
  }

  /** A switch, which goes on with its key. */
  public static int switchKey(int key, Context context) {
    context.switchKey(key);
    return key;
  }
}
