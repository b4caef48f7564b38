package dev.photofinish.record.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What woven code calls around calls that may ask an object that they are given for its text, its
 * elements, or whether it equals another. Nobody knows how much of it they look at: so that orders
 * them, and does not race.
 */
@OutOfLine
public final class LookHooks {

  /** So many elements of an array are looked at. */
  private static final int MOST = 64;

  private LookHooks() {}

  /** An object may be looked into. */
  public static void looking(@Nullable Object object, int site, Context context) {
    look(object, true, site, context);
  }

  /** It may have been. */
  public static void lookedInto(@Nullable Object object, int site, Context context) {
    look(object, false, site, context);
  }

  private static void look(@Nullable Object object, boolean isBefore, int site, Context context) {
    if (object == null || context.isOff() || Publication.isValue(object)) {
      return;
    } else if (object instanceof @Nullable Object[] array) {
      for (int i = 0; i < Math.min(array.length, MOST); i++) {
        lookAt(array[i], isBefore, site, context);
      }
    } else {
      lookAt(object, isBefore, site, context);
    }
  }

  private static void lookAt(@Nullable Object object, boolean isBefore, int site, Context context) {
    if (object == null || Publication.isValue(object)) {
      return;
    } else if (AtomicHooks.isAtomic(object)) {
      AtomicHooks.look(object, site, context);
    } else if (!isBefore) {
      CallHooks.looked(object, site, context);
    } else if (CallHooks.kind(object).isOrdered()) {
      CallHooks.asking(object, site, context);
    }
  }
}
