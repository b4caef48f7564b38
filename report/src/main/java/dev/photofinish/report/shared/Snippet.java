package dev.photofinish.report.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A few source lines, one of them marked, without the indentation that all of them share. */
public record Snippet(List<Line> lines) {

  private static final int CONTEXT = 2;
  private static final String TAB = "    ";

  public Snippet {
    lines = List.copyOf(lines);
  }

  /** One line of source. */
  public record Line(int number, String text, boolean marked) {}

  /** The lines around a line number that counts from one; nothing if there is no such line. */
  public static Optional<Snippet> around(List<String> source, int marked) {
    if (marked < 1 || marked > source.size()) {
      return Optional.empty();
    }
    int first = Math.max(1, marked - CONTEXT);
    int last = Math.min(source.size(), marked + CONTEXT);
    while (first < marked && source.get(first - 1).isBlank()) {
      first++;
    }
    while (last > marked && source.get(last - 1).isBlank()) {
      last--;
    }
    return Optional.of(new Snippet(cut(source, first, last, marked)));
  }

  /** How many columns the largest line number takes. */
  public int numberWidth() {
    return Integer.toString(lines.get(lines.size() - 1).number()).length();
  }

  private static List<Line> cut(List<String> source, int first, int last, int marked) {
    List<String> texts = source.subList(first - 1, last).stream().map(Snippet::clean).toList();
    int shared = sharedIndentation(texts);
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      int number = first + i;
      lines.add(new Line(number, text.isEmpty() ? "" : text.substring(shared), number == marked));
    }
    return lines;
  }

  private static String clean(String line) {
    return Printable.of(line.replace("\t", TAB)).stripTrailing();
  }

  private static int sharedIndentation(List<String> texts) {
    return texts.stream()
        .filter(text -> !text.isEmpty())
        .mapToInt(text -> text.length() - text.stripLeading().length())
        .min()
        .orElse(0);
  }
}
