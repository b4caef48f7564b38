package dev.photofinish.record.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What woven code calls at jumps: each compares as one of the instructions does, and gives what
 * came out to the code, which collects it in a run and jumps by it. So a jump stays one jump.
 */
public final class Branches {

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
}
