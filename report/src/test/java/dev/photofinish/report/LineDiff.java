package dev.photofinish.report;

import java.util.List;

/** Shows the lines in which two texts differ, from the first such line to the last. */
final class LineDiff {

  private static final int CONTEXT = 2;

  private LineDiff() {}

  static String of(String expected, String actual) {
    List<String> left = List.of(expected.split("\n", -1));
    List<String> right = List.of(actual.split("\n", -1));
    int shorter = Math.min(left.size(), right.size());
    int head = 0;
    while (head < shorter && left.get(head).equals(right.get(head))) {
      head++;
    }
    int tail = 0;
    while (tail < shorter - head
        && left.get(left.size() - 1 - tail).equals(right.get(right.size() - 1 - tail))) {
      tail++;
    }
    StringBuilder diff = new StringBuilder("@@ line " + (head + 1) + " @@\n");
    append(diff, "  ", left.subList(Math.max(0, head - CONTEXT), head));
    append(diff, "- ", left.subList(head, left.size() - tail));
    append(diff, "+ ", right.subList(head, right.size() - tail));
    int after = left.size() - tail;
    append(diff, "  ", left.subList(after, Math.min(left.size(), after + CONTEXT)));
    return diff.toString();
  }

  private static void append(StringBuilder diff, String prefix, List<String> lines) {
    lines.forEach(line -> diff.append(prefix).append(line).append('\n'));
  }
}
