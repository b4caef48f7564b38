package dev.photofinish.models;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a model file: a line that is not indented, and the indented lines below it.
 *
 * @param line the number of its first line, from 1
 * @param text all of it
 */
record FileBlock(String file, int line, String text) {

  /** The text need not be compared: one block begins at a line. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof FileBlock block && line == block.line && file.equals(block.file));
  }

  @Override
  public int hashCode() {
    return 31 * file.hashCode() + line;
  }

  /**
   * A line without its comment, together with those that it goes on in.
   *
   * @param number that of the first of them
   */
  record Line(int number, String text) {

    /** A line that ends with a comma goes on. */
    boolean goesOn() {
      return text.endsWith(",");
    }

    Line and(String more) {
      return more.isEmpty() ? this : new Line(number, text + " " + more);
    }
  }

  /** The first line. */
  Line header() {
    int end = endOfLine(0);
    Line header = new Line(line, content(0, end));
    while (header.goesOn() && end < text.length()) {
      int start = end + 1;
      end = endOfLine(start);
      header = header.and(content(start, end));
    }
    return header;
  }

  /** The lines below the first one that say something. */
  List<Line> members() {
    List<Line> lines = new ArrayList<>();
    int number = line;
    for (int start = 0; start < text.length(); start = endOfLine(start) + 1) {
      add(new Line(number, content(start, endOfLine(start))), lines);
      number++;
    }
    return lines.subList(1, lines.size());
  }

  private static void add(Line next, List<Line> lines) {
    Line last = lines.isEmpty() ? null : lines.get(lines.size() - 1);
    if (last != null && last.goesOn()) {
      lines.set(lines.size() - 1, last.and(next.text()));
    } else if (!next.text().isEmpty()) {
      lines.add(next);
    }
  }

  private String content(int start, int end) {
    return ModelText.content(text.substring(start, end));
  }

  private int endOfLine(int start) {
    int end = text.indexOf('\n', start);
    return end < 0 ? text.length() : end;
  }
}
