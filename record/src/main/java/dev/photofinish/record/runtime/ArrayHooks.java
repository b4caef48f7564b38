package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls around calls that are given arrays: code that is not woven reads and writes
 * elements unseen. Of arrays that others know, all elements count as read before the call, and
 * those that differ afterwards as written by it.
 */
@OutOfLine
public final class ArrayHooks {

  /** In the place of the elements of longer arrays there is a gap. */
  private static final int LONG_ARRAY = Publication.LONG_ARRAY;

  private ArrayHooks() {}

  /** A call is about to be given something that it reads if it is an array. */
  public static void reading(@Nullable Object array, int site, Context context) {
    if (array != null
        && !context.isOff()
        && !context.sites().isLocal(array, site)
        && array.getClass().isArray()) {
      read(array, site, context);
    }
  }

  private static void read(Object array, int site, Context context) {
    long number = context.sites().numberOf(array, site);
    if (number == 0) {
      return;
    }
    int length = Array.getLength(array);
    if (length > LONG_ARRAY) {
      CallHooks.gap(site, context);
      return;
    }
    for (int i = 0; i < length; i++) {
      context.about(array);
      context.begin(EventKind.READ, site, number, i);
      end(array, i, context);
    }
  }

  private static void end(Object array, int index, Context context) {
    if (array instanceof @Nullable Object[] objects) {
      context.end(objects[index]);
    } else {
      context.end(Values.element(array, index));
    }
  }

  /** A call is about to be given something that it may read and write if it is an array. */
  public static void passing(@Nullable Object array, int site, Context context) {
    reading(array, site, context);
    boolean isShort =
        array != null
            && !context.isOff()
            && array.getClass().isArray()
            && Array.getLength(array) <= LONG_ARRAY;
    context.passed().push(array, isShort ? copy(array) : null);
  }

  private static @Nullable Object copy(@Nullable Object array) {
    if (array == null) {
      return null;
    }
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  /** The call is over. */
  public static void passed(@Nullable Object array, int site, Context context) {
    Object before = context.passed().pop(array);
    if (array == null || context.isOff() || !array.getClass().isArray()) {
      return;
    }
    long number = context.sites().numberOf(array, site);
    if (number == 0) {
      return;
    }
    if (before == null) {
      CallHooks.gap(site, context);
    } else {
      tellChanges(array, before, number, site, context);
    }
  }

  private static void tellChanges(
      Object array, Object before, long number, int site, Context context) {
    int length = Array.getLength(array);
    if (array instanceof @Nullable Object[] now && before instanceof @Nullable Object[] then) {
      for (int i = 0; i < length; i++) {
        Object value = now[i];
        if (value != then[i]) {
          Hooks.publish(value, context);
          context.about(array);
          context.begin(EventKind.WRITE, site, number, i);
          context.end(value);
        }
      }
      return;
    }
    for (int i = 0; i < length; i++) {
      long value = Values.element(array, i);
      if (value != Values.element(before, i)) {
        context.about(array);
        context.begin(EventKind.WRITE, site, number, i);
        context.end(value);
      }
    }
  }

  /** A call returned an array that its callee may have kept. */
  public static void returned(
      @Nullable Object array, @Nullable Object of, int site, Context context) {
    Hooks.publish(array, context);
  }
}
