package dev.photofinish.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table as the documents write it. */
final class MarkdownTable {

  private final List<String> lines = new ArrayList<>();
  private final int columns;

  MarkdownTable(String... columns) {
    this(List.of(columns));
  }

  MarkdownTable(List<String> columns) {
    this.columns = columns.size();
    lines.add(line(columns));
    lines.add("|" + "---|".repeat(columns.size()));
  }

  /** A number as tables have it. */
  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  void add(List<String> cells) {
    if (cells.size() != columns) {
      throw new IllegalArgumentException(cells + " do not fill " + columns + " columns");
    }
    lines.add(line(cells));
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |";
  }

  @Override
  public String toString() {
    return String.join("\n", lines) + "\n";
  }
}
