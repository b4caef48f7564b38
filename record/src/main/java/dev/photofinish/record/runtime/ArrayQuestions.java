package dev.photofinish.record.runtime;

import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * What woven code asks before it accesses an element: whether others may know the array. Most
 * answers are no, and are found without the array's number.
 */
public final class ArrayQuestions {

  private ArrayQuestions() {}

  /** Whether others may know an array of bytes or booleans; null has nothing to tell. */
  public static boolean mayBeShared(@Nullable Object array, int site, Context context) {
    return array != null
        && context.lengths().has(ArrayLengths.BYTES, Array.getLength(array))
        && !context.sites().isLocal(array, site);
  }

  /** The same of ints: the length of an array costs less if its type is known. */
  public static boolean mayBeShared(int @Nullable [] array, int site, Context context) {
    return array != null
        && context.lengths().has(ArrayLengths.INTS, array.length)
        && !context.sites().isLocal(array, site);
  }

  /** The same of longs: the length of an array costs less if its type is known. */
  public static boolean mayBeShared(long @Nullable [] array, int site, Context context) {
    return array != null
        && context.lengths().has(ArrayLengths.LONGS, array.length)
        && !context.sites().isLocal(array, site);
  }

  /** The same of floats: the length of an array costs less if its type is known. */
  public static boolean mayBeShared(float @Nullable [] array, int site, Context context) {
    return array != null
        && context.lengths().has(ArrayLengths.FLOATS, array.length)
        && !context.sites().isLocal(array, site);
  }

  /** The same of doubles: the length of an array costs less if its type is known. */
  public static boolean mayBeShared(double @Nullable [] array, int site, Context context) {
    return array != null
        && context.lengths().has(ArrayLengths.DOUBLES, array.length)
        && !context.sites().isLocal(array, site);
  }

  /** The same of characters: the length of an array costs less if its type is known. */
  public static boolean mayBeShared(char @Nullable [] array, int site, Context context) {
    return array != null
        && context.lengths().has(ArrayLengths.CHARS, array.length)
        && !context.sites().isLocal(array, site);
  }

  /** The same of shorts: the length of an array costs less if its type is known. */
  public static boolean mayBeShared(short @Nullable [] array, int site, Context context) {
    return array != null
        && context.lengths().has(ArrayLengths.SHORTS, array.length)
        && !context.sites().isLocal(array, site);
  }

  /** The same of references: the length of an array costs less if its type is known. */
  public static boolean mayBeShared(
      @Nullable Object @Nullable [] array, int site, Context context) {
    return array != null
        && context.lengths().has(ArrayLengths.REFERENCES, array.length)
        && !context.sites().isLocal(array, site);
  }
}
