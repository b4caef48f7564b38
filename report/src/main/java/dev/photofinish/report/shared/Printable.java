package dev.photofinish.report.shared;

import java.util.Locale;

/**
 * Makes text from class files and sources safe to show.
 *
 * <p>A name in a class file may hold any character. Control characters would drive the reader's
 * terminal, and bidirectional overrides would make code read as what it is not; both are shown as
 * escapes.
 */
public final class Printable {

  private Printable() {}

  public static String of(String text) {
    if (text.codePoints().noneMatch(Printable::isUnsafe)) {
      return text;
    }
    StringBuilder safe = new StringBuilder();
    text.codePoints().forEach(c -> append(safe, c));
    return safe.toString();
  }

  private static void append(StringBuilder safe, int codePoint) {
    if (isUnsafe(codePoint)) {
      safe.append(String.format(Locale.ROOT, "\\u%04x", codePoint));
    } else {
      safe.appendCodePoint(codePoint);
    }
  }

  private static boolean isUnsafe(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> isBidirectionalControl(codePoint);
    };
  }

  private static boolean isBidirectionalControl(int codePoint) {
    return (codePoint >= 0x202a && codePoint <= 0x202e)
        || (codePoint >= 0x2066 && codePoint <= 0x2069);
  }
}
