package dev.photofinish.trace.text;

import dev.photofinish.trace.Event;

/** The bits of a value as its type has them. */
final class Values {

  private Values() {}

  static String text(Event event, Names names) {
    long bits = event.value();
    return switch (names.type(event).charAt(0)) {
      case 'L', '[' -> names.object(bits);
      case 'Z' -> bits != 0 ? "true" : "false";
      case 'C' -> character((char) bits);
      case 'F' -> String.valueOf(Float.intBitsToFloat((int) bits));
      case 'D' -> String.valueOf(Double.longBitsToDouble(bits));
      default -> String.valueOf(bits);
    };
  }

  private static String character(char c) {
    boolean isPlain = c >= ' ' && c < 0x7F;
    return isPlain ? "'" + c + "'" : "'\\u%04x'".formatted((int) c);
  }
}
