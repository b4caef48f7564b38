package dev.photofinish.record.runtime;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Some elements of an array: those that a call is told to use. */
record ArrayPart(Object array, int from, int length) {

  /**
   * Those of a range. If the array does not have it, there are none: a call that is given such a
   * range fails before it touches any.
   */
  static ArrayPart of(Object array, int from, int length) {
    int size = Array.getLength(array);
    int count = length == ArrayHooks.REST ? size - from : length;
    boolean isThere = from >= 0 && count >= 0 && from <= size - count;
    return isThere ? new ArrayPart(array, from, count) : new ArrayPart(array, 0, 0);
  }

  /** The same, but of a range that is too long the array has a part. */
  static ArrayPart cut(Object array, int from, int length) {
    int rest = Array.getLength(array) - from;
    return of(array, from, length == ArrayHooks.REST ? length : Math.min(length, rest));
  }

  /** Whether there is a gap in the place of the elements. */
  boolean isLong() {
    return length > Publication.LONG_ARRAY;
  }

  boolean overlaps(ArrayPart other) {
    return array == other.array && from < other.from + other.length && other.from < from + length;
  }

  /** What is in the elements now. */
  Object copy() {
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, from, copy, 0, length);
    return copy;
  }

  /** How many events there were about the elements, and others on their stripes. */
  long events(long number, Context context) {
    return context.elementEvents(number, from, length);
  }

  /** Tells that each element is read. */
  void tellReads(long number, int site, Context context) {
    for (int i = from; i < from + length; i++) {
      context.about(array);
      context.begin(EventKind.READ, site, number, i);
      end(array, i, context);
    }
  }

  /**
   * Tells that the elements may be written, and perhaps not all of it be told. That is no access to
   * any of them; but if others find what nobody has told, it has its place among all uses of the
   * array.
   */
  void tellUse(long number, int site, Context context) {
    context.about(array);
    context.event(EventKind.READ, site, number, Event.VALUE, 0);
  }

  /** Tells of each element that it was written if it differs between two copies. */
  void tellChanges(Object then, Object now, long number, int site, Context context) {
    for (int i = 0; i < length; i++) {
      if (!isSame(then, now, i)) {
        if (now instanceof @Nullable Object[] objects) {
          Hooks.publish(objects[i], context);
        }
        context.about(array);
        context.begin(EventKind.WRITE, site, number, from + i);
        end(now, i, context);
      }
    }
  }

  /** Whether two copies are the same. */
  static boolean isSame(Object then, Object now) {
    int length = Array.getLength(then);
    for (int i = 0; i < length; i++) {
      if (!isSame(then, now, i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(Object then, Object now, int index) {
    if (then instanceof @Nullable Object[] before && now instanceof @Nullable Object[] after) {
      return before[index] == after[index];
    }
    return Values.element(then, index) == Values.element(now, index);
  }

  /** An access to an element is done: the value is what is in an array. */
  static void end(Object array, int index, Context context) {
    if (array instanceof @Nullable Object[] objects) {
      context.end(objects[index]);
    } else {
      context.end(Values.element(array, index));
    }
  }
}
