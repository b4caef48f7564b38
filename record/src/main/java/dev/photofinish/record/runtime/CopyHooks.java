package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls before it has elements of one array copied to another. If others know one
 * of the arrays, the elements are copied here, each read and each write a step of its own: so
 * nobody sees an element before it is told to be written.
 */
@OutOfLine
public final class CopyHooks {

  private CopyHooks() {}

  /**
   * Elements are about to be copied.
   *
   * @return how many are left for the call: all if nobody else knows the arrays, or if it fails
   */
  public static int copying(
      @Nullable Object from,
      int start,
      @Nullable Object to,
      int at,
      int length,
      int site,
      Context context) {
    if (from == null || to == null) {
      return length;
    }
    long read = ArrayHooks.numberOf(from, site, context);
    // What is known of the two is not to be in each other's way.
    long written = ArrayHooks.numberOf(to, site + 1, context);
    boolean isTold = length > 0 && (read != 0 || written != 0);
    if (!isTold || !isSuitable(from, to)) {
      return length;
    }
    ArrayPart source = ArrayPart.of(from, start, length);
    ArrayPart target = ArrayPart.of(to, at, length);
    if (source.length() != length || target.length() != length) {
      return length;
    }
    Object copy = source.isLong() ? null : read(source, read, site, context);
    if (copy == null || !fits(copy, to)) {
      return copyInGap(source, target, written, site, context);
    }
    write(copy, target, written, site, context);
    return 0;
  }

  private static boolean isSuitable(Object from, Object to) {
    Class<?> type = to.getClass();
    boolean hasReferences = from instanceof Object[] && to instanceof Object[];
    return type.isArray() && (hasReferences || from.getClass() == type);
  }

  /**
   * Whether all elements are of a type that the other array takes, as where a list gives its own.
   */
  private static boolean fits(Object copy, Object to) {
    Class<?> type = to.getClass().getComponentType();
    return type.isAssignableFrom(copy.getClass().getComponentType())
        || (copy instanceof @Nullable Object[] objects && areAll(type, objects));
  }

  private static boolean areAll(Class<?> type, @Nullable Object[] objects) {
    for (Object object : objects) {
      if (object != null && !type.isInstance(object)) {
        return false;
      }
    }
    return true;
  }

  /** All elements are read before one is written, as the array may be the same. */
  private static Object read(ArrayPart source, long number, int site, Context context) {
    if (number == 0) {
      return source.copy();
    }
    Object array = source.array();
    Object copy = Array.newInstance(array.getClass().getComponentType(), source.length());
    for (int i = 0; i < source.length(); i++) {
      context.about(array);
      context.begin(EventKind.READ, site, number, source.from() + i);
      System.arraycopy(array, source.from() + i, copy, i, 1);
      ArrayPart.end(copy, i, context);
    }
    return copy;
  }

  private static void write(Object copy, ArrayPart target, long number, int site, Context context) {
    if (number == 0) {
      System.arraycopy(copy, 0, target.array(), target.from(), target.length());
      return;
    }
    for (int i = 0; i < target.length(); i++) {
      if (copy instanceof @Nullable Object[] objects) {
        Hooks.publish(objects[i], context);
      }
      context.about(target.array());
      context.begin(EventKind.WRITE, site, number, target.from() + i);
      System.arraycopy(copy, i, target.array(), target.from() + i, 1);
      ArrayPart.end(copy, i, context);
    }
  }

  /** If it fails, the call is to do it again, and fail as it would have. */
  private static int copyInGap(
      ArrayPart source, ArrayPart target, long written, int site, Context context) {
    if (written != 0) {
      target.tellUse(written, site, context);
    }
    boolean isOpen = written != 0 && !context.isGated();
    OpenWrites.Call open =
        isOpen ? Hooks.recording().objects().openWrites().begin(written, target) : null;
    CallHooks.gap(site, context);
    try {
      System.arraycopy(
          source.array(), source.from(), target.array(), target.from(), source.length());
      return 0;
    } catch (ArrayStoreException e) {
      return source.length();
    } finally {
      CallHooks.gap(site, context);
      if (open != null) {
        open.end();
      }
    }
  }
}
