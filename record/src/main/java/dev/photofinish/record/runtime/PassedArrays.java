package dev.photofinish.record.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The arrays that calls under way were given, as they were then. Confined to one thread. */
final class PassedArrays {

  private @Nullable Object[] arrays = new Object[8];
  private @Nullable Object[] copies = new Object[8];
  private int count;

  /** A call begins. */
  void push(@Nullable Object array, @Nullable Object copy) {
    if (count == arrays.length) {
      arrays = Arrays.copyOf(arrays, 2 * count);
      copies = Arrays.copyOf(copies, 2 * count);
    }
    arrays[count] = array;
    copies[count++] = copy;
  }

  /**
   * It is over; how the array was, if that is known. What is above it is of calls that the end of
   * the stack has cut off.
   */
  @Nullable Object pop(@Nullable Object array) {
    int at = count - 1;
    while (at >= 0 && arrays[at] != array) {
      at--;
    }
    Object copy = at < 0 ? null : copies[at];
    while (count > Math.max(at, 0) && at >= 0) {
      count--;
      arrays[count] = null;
      copies[count] = null;
    }
    return copy;
  }
}
