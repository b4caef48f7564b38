package dev.photofinish.testbench;

import java.util.ArrayList;
import java.util.List;

/** Shows mismatches under the source lines that they belong to, with the lines around. */
final class SourceDiff {

  private static final int CONTEXT = 2;
  private static final String MARGIN = " ".repeat(7);

  private final List<Mismatch> mismatches;
  private final StringBuilder text = new StringBuilder();

  private SourceDiff(List<Mismatch> mismatches) {
    this.mismatches = mismatches;
  }

  static String render(TestInput input, List<Mismatch> mismatches) {
    SourceDiff diff = new SourceDiff(mismatches);
    diff.heading(input.name());
    input.sources().forEach(diff::source);
    diff.nowhere();
    return diff.text.toString().stripTrailing();
  }

  private void heading(String name) {
    long unexpected = mismatches.stream().filter(m -> m.sign() == '+').count();
    long missing = mismatches.size() - unexpected;
    text.append("%s: %d unexpected (+), %d missing (-)\n".formatted(name, unexpected, missing));
  }

  private void source(SourceFile source) {
    List<String> lines = source.lines();
    int last = 0;
    for (int line : shown(source.path(), lines.size())) {
      if (last == 0) {
        text.append("\n%s\n".formatted(source.path()));
      }
      if (line > last + 1) {
        text.append(MARGIN).append("...\n");
      }
      text.append("%6d | %s".formatted(line, lines.get(line - 1)).stripTrailing()).append('\n');
      notes(new Place(source.path(), line));
      last = line;
    }
  }

  private List<Integer> shown(String path, int lineCount) {
    List<Integer> shown = new ArrayList<>();
    for (int line = 1; line <= lineCount; line++) {
      if (isNearMismatch(path, line)) {
        shown.add(line);
      }
    }
    return shown;
  }

  private boolean isNearMismatch(String path, int line) {
    return mismatches.stream()
        .map(Mismatch::place)
        .anyMatch(p -> p.file().equals(path) && Math.abs(p.line() - line) <= CONTEXT);
  }

  private void nowhere() {
    if (mismatches.stream().anyMatch(m -> m.place().equals(Place.NOWHERE))) {
      text.append("\nwithout a line in the sources\n".formatted());
      notes(Place.NOWHERE);
    }
  }

  private void notes(Place place) {
    for (Mismatch mismatch : mismatches) {
      if (mismatch.place().equals(place)) {
        text.append(MARGIN).append(mismatch.sign()).append("   ").append(mismatch.text());
        text.append('\n');
      }
    }
  }
}
