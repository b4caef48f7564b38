package dev.photofinish.report.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Breaks the text of a cell into lines: between words if it can be, else between parts of names.
 */
final class Wrapping {

  private static final String INDENT = "  ";

  /** Parts of names begin with these. */
  private static final String BEGINNINGS = ".#[$:-";

  private Wrapping() {}

  /** The lines, none of them longer than the width; all but the first are indented. */
  static List<String> of(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int end = end(rest, width);
      lines.add(rest.substring(0, end).stripTrailing());
      rest = (width > 2 * INDENT.length() ? INDENT : "") + rest.substring(end).strip();
    }
    lines.add(rest);
    return lines;
  }

  /** How much of a text that is too long fits into a line. */
  private static int end(String text, int width) {
    int early = INDENT.length() + 1;
    return IntStream.of(
            last(width, width / 2, at -> text.charAt(at) == ' '),
            last(width, width / 2, at -> beginsPart(text, at)),
            last(width, early, at -> text.charAt(at) == ' '),
            last(width, early, at -> beginsPart(text, at)),
            last(width, early, at -> Character.isUpperCase(text.charAt(at))))
        .filter(found -> found > 0)
        .findFirst()
        .orElse(width);
  }

  private static boolean beginsPart(String text, int at) {
    return BEGINNINGS.indexOf(text.charAt(at)) >= 0 && !text.startsWith(" ", at + 1);
  }

  private static int last(int from, int downTo, IntPredicate isEnd) {
    int at = from;
    while (at >= downTo && !isEnd.test(at)) {
      at--;
    }
    return at >= downTo ? at : 0;
  }
}
