package dev.photofinish.report.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Breaks prose into lines, at spaces only: a name or a {@code file:line} stays whole. */
final class Wrap {

  private static final Pattern SPACES = Pattern.compile("\\s+");

  private Wrap() {}

  /** The lines of a text; a line is wider than asked for only if it is a single word. */
  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : SPACES.split(text.strip(), -1)) {
      if (line.length() > 0 && columns(line) + 1 + columns(word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /** How many columns a text takes, where every code point takes one. */
  static int columns(CharSequence text) {
    return Character.codePointCount(text, 0, text.length());
  }
}
