package dev.photofinish.report.text;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells, in columns of fixed width; what is too long goes on in the next line. */
final class Grid {

  private static final String GAP = " | ";

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

  /**
   * The widths that columns have if each gets what it wants, as long as it is not wider than others
   * that do not get it.
   */
  static List<Integer> shared(int width, List<Integer> wanted) {
    int room = width - GAP.length() * (wanted.size() - 1);
    int most = room;
    while (most > 1 && sum(wanted, most) > room) {
      most--;
    }
    int limit = most;
    return wanted.stream().map(each -> Math.min(each, limit)).toList();
  }

  private static int sum(List<Integer> wanted, int limit) {
    return wanted.stream().mapToInt(each -> Math.min(each, limit)).sum();
  }

  void row(List<String> cells) {
    List<List<String>> columns = new ArrayList<>();
    int height = 1;
    for (int i = 0; i < widths.size(); i++) {
      columns.add(Wrapping.of(cells.get(i), widths.get(i)));
      height = Math.max(height, columns.get(i).size());
    }
    for (int i = 0; i < height; i++) {
      line(columns, i);
    }
  }

  private void line(List<List<String>> columns, int number) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.size(); i++) {
      List<String> column = columns.get(i);
      String text = number < column.size() ? column.get(number) : "";
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

  List<String> lines() {
    return lines;
  }
}
