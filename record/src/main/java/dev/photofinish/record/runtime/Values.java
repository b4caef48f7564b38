package dev.photofinish.record.runtime;

import java.lang.reflect.Array;

/** Values as the bits that events have. */
public final class Values {

  private Values() {}

  public static long of(float value) {
    return Float.floatToRawIntBits(value);
  }

  public static long of(double value) {
    return Double.doubleToRawLongBits(value);
  }

  /** What is in a box. */
  static long ofBox(Object box) {
    if (box instanceof Double number) {
      return of(number.doubleValue());
    } else if (box instanceof Float number) {
      return of(number.floatValue());
    } else if (box instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    return box instanceof Character letter ? letter : ((Number) box).longValue();
  }

  /** An element of an array of numbers. */
  static long element(Object array, int index) {
    if (array instanceof int[] numbers) {
      return numbers[index];
    } else if (array instanceof byte[] bytes) {
      return bytes[index];
    } else if (array instanceof double[] doubles) {
      return of(doubles[index]);
    } else if (array instanceof float[] floats) {
      return of(floats[index]);
    } else if (array instanceof boolean[] booleans) {
      return booleans[index] ? 1 : 0;
    } else if (array instanceof char[] chars) {
      return chars[index];
    }
    return Array.getLong(array, index);
  }
}
