package dev.photofinish.record.runtime;

import dev.photofinish.record.runtime.PassedArrays.Passed;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls around calls that are given arrays: code that is not woven reads and writes
 * elements unseen. Of arrays that others know, those that the call is certain to read count as read
 * before it, and those that differ afterwards as written by it. If nobody knows what it reads,
 * there is a gap before it: then it depends on all, and races with nobody. If others used the
 * elements meanwhile, there is a gap afterwards, as nobody knows who wrote, and what the call has
 * read.
 */
@OutOfLine
public final class ArrayHooks {

  /** Stands for as many elements as there are. */
  public static final int REST = Integer.MIN_VALUE;

  private ArrayHooks() {}

  /** A call is about to be given something of which it reads all elements of a range. */
  public static void reading(
      @Nullable Object array, int from, int length, int site, Context context) {
    long number = numberOf(array, site, context);
    if (array != null && number != 0) {
      read(ArrayPart.of(array, from, length), true, number, site, context);
    }
  }

  /** The same, if the range may be longer than the array. */
  public static void readingCut(
      @Nullable Object array, int from, int length, int site, Context context) {
    long number = numberOf(array, site, context);
    if (array != null && number != 0) {
      read(ArrayPart.cut(array, from, length), true, number, site, context);
    }
  }

  /** The same, but it may leave out any of them. */
  public static void looking(
      @Nullable Object array, int from, int length, int site, Context context) {
    long number = numberOf(array, site, context);
    if (array != null && number != 0) {
      read(ArrayPart.cut(array, from, length), false, number, site, context);
    }
  }

  private static void read(
      ArrayPart part, boolean isCertain, long number, int site, Context context) {
    if (part.length() == 0) {
      return;
    }
    if (!context.isGated()) {
      Object copy = part.isLong() ? null : part.copy();
      context.passed().push(new Passed(part, site, copy, Passed.ONLY_READ, null));
    }
    tellReads(part, isCertain, number, site, context);
  }

  private static void tellReads(
      ArrayPart part, boolean isCertain, long number, int site, Context context) {
    if (isCertain && !part.isLong()) {
      part.tellReads(number, site, context);
    } else {
      CallHooks.gap(site, context);
    }
  }

  /** The call is over. If others have written meanwhile, nobody knows what it has read. */
  public static void read(@Nullable Object array, int site, Context context) {
    Passed before = array == null ? null : context.passed().pop(array, site, true);
    if (before != null
        && (before.copy() == null || !ArrayPart.isSame(before.copy(), before.part().copy()))) {
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

  /** A call is about to be given something to which it writes, without reading it. */
  public static void filling(
      @Nullable Object array, int from, int length, int site, Context context) {
    if (array != null && isArray(array, context)) {
      ArrayPart part = ArrayPart.of(array, from, length);
      long number = pass(part, 0, site, context);
      if (number != 0 && part.isLong()) {
        CallHooks.gap(site, context);
      }
    }
  }

  /** The same, but it may read any of the elements. */
  public static void changing(
      @Nullable Object array, int from, int length, int site, Context context) {
    if (array != null && isArray(array, context)) {
      ArrayPart part = ArrayPart.of(array, from, length);
      long number = pass(part, 0, site, context);
      if (number != 0 && part.length() != 0) {
        tellReads(part, false, number, site, context);
      }
    }
  }

  /** The same, but it reads all of them, if there is more than one. */
  public static void sorting(
      @Nullable Object array, int from, int length, int site, Context context) {
    if (array != null && isArray(array, context)) {
      ArrayPart part = ArrayPart.of(array, from, length);
      boolean isRead = part.length() > 1;
      long number = pass(part, isRead ? part.length() : 0, site, context);
      if (number != 0 && isRead) {
        tellReads(part, true, number, site, context);
      }
    }
  }

  private static boolean isArray(Object array, Context context) {
    return !context.isOff() && array.getClass().isArray();
  }

  /**
   * Remembers what a call is given that may write; the number of the array.
   *
   * @param reads how many elements will be told to be read
   */
  private static long pass(ArrayPart part, int reads, int site, Context context) {
    context.passed().writes(part, site);
    long number = numberOf(part.array(), site, context);
    if (number != 0 && part.length() != 0 && (reads == 0 || part.isLong())) {
      part.tellUse(number, site, context);
    }
    boolean isTold = number != 0 && !context.isGated();
    OpenWrites.Call open =
        isTold ? Hooks.recording().objects().openWrites().begin(number, part) : null;
    long events = isTold ? part.events(number, context) + reads : Passed.UNCOUNTED;
    Object copy = part.isLong() ? null : part.copy();
    context.passed().push(new Passed(part, site, copy, events, open));
    return number;
  }

  /** The call is over. */
  public static void passed(@Nullable Object array, int site, Context context) {
    Passed before = array == null ? null : context.passed().pop(array, site, false);
    if (array != null && isArray(array, context)) {
      long number = context.sites().numberOf(array, site);
      if (number != 0) {
        tellWrites(before, number, site, context);
      }
    }
    if (before != null) {
      before.close();
    }
  }

  private static void tellWrites(@Nullable Passed before, long number, int site, Context context) {
    Object then = before == null ? null : before.copy();
    if (before == null || then == null) {
      CallHooks.gap(site, context);
      return;
    }
    Object now = before.part().copy();
    boolean isChanged = !ArrayPart.isSame(then, now);
    if (isChanged && before.isDisturbed(number, context)) {
      CallHooks.gap(site, context);
    } else if (isChanged) {
      before.part().tellChanges(then, now, number, site, context);
    }
  }

  /** A call returned an array that its callee may have kept. */
  public static void returned(
      @Nullable Object array, @Nullable Object of, int site, Context context) {
    Hooks.publish(array, context);
  }
}
