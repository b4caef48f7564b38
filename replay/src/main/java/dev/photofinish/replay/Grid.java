package dev.photofinish.replay;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells, in columns of fixed width; what is too long is shortened in its middle. */
final class Grid {

  private static final String GAP = " | ";
  private static final String CUT = "..";

  private final List<Integer> widths;
  private final List<String> lines = new ArrayList<>();

  Grid(List<Integer> widths) {
    this.widths = List.copyOf(widths);
  }

  /** How wide columns may be, so that all of them and what is between them fit. */
  static int fitting(int width, int columns) {
    return (width - GAP.length() * (columns - 1)) / columns;
  }

  /** What is left of a width beside a column. */
  static int beside(int width, int column) {
    return width - column - GAP.length();
  }

  void row(List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.size(); i++) {
      String text = shortened(cells.get(i), widths.get(i));
      line.append(i == 0 ? "" : GAP).append(text).append(" ".repeat(widths.get(i) - text.length()));
    }
    lines.add(line.toString().stripTrailing());
  }

  void rule(char of) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.size(); i++) {
      String between = of + "+" + of;
      line.append(i == 0 ? "" : between).append(String.valueOf(of).repeat(widths.get(i)));
    }
    lines.add(line.toString());
  }

  static String shortened(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    int rest = Math.max(0, width - CUT.length());
    int head = (rest + 1) / 2;
    return text.substring(0, head) + CUT + text.substring(text.length() - (rest - head));
  }

  List<String> lines() {
    return lines;
  }
}
