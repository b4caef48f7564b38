package dev.photofinish.record.runtime;

import dev.photofinish.record.runtime.PassedArrays.Passed;
import dev.photofinish.trace.EventKind;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls around calls that are given arrays: code that is not woven reads and writes
 * elements unseen. Of arrays that others know, all elements count as read before the call, and
 * those that differ afterwards as written by it. If others used the array meanwhile, there is a gap
 * instead, as nobody knows who wrote, and what the call has read.
 */
@OutOfLine
public final class ArrayHooks {

  /** In the place of the elements of longer arrays there is a gap. */
  private static final int LONG_ARRAY = Publication.LONG_ARRAY;

  private ArrayHooks() {}

  /** A call is about to be given something that it reads if it is an array. */
  public static void reading(@Nullable Object array, int site, Context context) {
    long number = numberOf(array, site, context);
    if (array == null || number == 0) {
      return;
    } else if (isLong(array)) {
      CallHooks.gap(site, context);
      return;
    }
    if (!context.isGated()) {
      context.passed().push(new Passed(array, site, copy(array), Passed.ONLY_READ));
    }
    read(array, number, site, context);
  }

  /** The call is over. If others have written meanwhile, nobody knows what it has read. */
  public static void read(@Nullable Object array, int site, Context context) {
    Passed before = array == null ? null : context.passed().pop(array, site, true);
    if (before != null && !isSame(before.array(), before.copy())) {
      CallHooks.gap(site, context);
    }
  }

  /** The number of what is known to others; 0 if it is not, or no array. */
  static long numberOf(@Nullable Object array, int site, Context context) {
    return array == null
            || context.isOff()
            || context.sites().isLocal(array, site)
            || !array.getClass().isArray()
        ? 0
        : context.sites().numberOf(array, site);
  }

  private static boolean isLong(Object array) {
    return Array.getLength(array) > LONG_ARRAY;
  }

  private static void read(Object array, long number, int site, Context context) {
    int length = Array.getLength(array);
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
    if (array == null || context.isOff() || !array.getClass().isArray()) {
      return;
    }
    context.passed().writes(array, site);
    long number = numberOf(array, site, context);
    if (isLong(array)) {
      context.passed().push(new Passed(array, site, null, Passed.UNCOUNTED));
      if (number != 0) {
        CallHooks.gap(site, context);
      }
      return;
    }
    long events = Passed.UNCOUNTED;
    if (number != 0 && !context.isGated()) {
      int length = Array.getLength(array);
      events = context.elementEvents(number, length) + length;
    }
    context.passed().push(new Passed(array, site, copy(array), events));
    if (number != 0) {
      read(array, number, site, context);
    }
  }

  private static Object copy(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  /** The call is over. */
  public static void passed(@Nullable Object array, int site, Context context) {
    Passed before = array == null ? null : context.passed().pop(array, site, false);
    if (array == null || context.isOff() || !array.getClass().isArray()) {
      return;
    }
    long number = context.sites().numberOf(array, site);
    if (number == 0) {
      return;
    }
    Object copy = before == null ? null : before.copy();
    if (before == null || copy == null || isDisturbed(array, before, number, context)) {
      CallHooks.gap(site, context);
    } else {
      tellChanges(array, copy, number, site, context);
    }
  }

  /** Whether an array has changed, and others may have changed it. */
  private static boolean isDisturbed(Object array, Passed before, long number, Context context) {
    return before.events() != Passed.UNCOUNTED
        && !isSame(array, before.copy())
        && context.elementEvents(number, Array.getLength(array)) != before.events();
  }

  private static boolean isSame(Object array, @Nullable Object copy) {
    if (array instanceof @Nullable Object[] now && copy instanceof @Nullable Object[] then) {
      for (int i = 0; i < now.length; i++) {
        if (now[i] != then[i]) {
          return false;
        }
      }
      return true;
    }
    for (int i = 0; copy != null && i < Array.getLength(array); i++) {
      if (Values.element(array, i) != Values.element(copy, i)) {
        return false;
      }
    }
    return true;
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
