package dev.photofinish.record.runtime.gate;

import org.jspecify.annotations.Nullable;

/** Values in words. Never calls code of the program's own. */
final class ValueText {

  private static final int LONGEST = 40;

  private ValueText() {}

  /** A number, by the bits that events have of it. */
  static String of(long bits, String descriptor) {
    return switch (descriptor) {
      case "Z" -> bits == 0 ? "false" : "true";
      case "C" -> "'" + (char) bits + "'";
      case "F" -> Float.toString(Float.intBitsToFloat((int) bits));
      case "D" -> Double.toString(Double.longBitsToDouble(bits));
      default -> Long.toString(bits);
    };
  }

  static String of(@Nullable Object value, long number) {
    if (value == null) {
      return "null";
    } else if (value instanceof String text) {
      return text.length() <= LONGEST
          ? "\"" + text + "\""
          : "\"" + text.substring(0, LONGEST) + "...\"";
    } else if (value instanceof Class<?> type) {
      return type.getName() + ".class";
    } else if (isPlain(value)) {
      return String.valueOf(value);
    }
    return value.getClass().getTypeName() + (number > 0 ? "#" + number : "");
  }

  /** Of classes that the platform has, so that to ask them for their text is harmless. */
  private static boolean isPlain(Object value) {
    return value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte
        || value instanceof Float
        || value instanceof Double
        || value instanceof Character
        || value instanceof Boolean;
  }
}
