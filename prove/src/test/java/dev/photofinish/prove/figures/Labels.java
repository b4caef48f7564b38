package dev.photofinish.prove.figures;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The labels that a paper gives to the statements of its program: {@code // h1, i1} at the end of a
 * line.
 */
final class Labels {

  private static final Pattern COMMENT = Pattern.compile("// (\\w+(?:, \\w+)*)$");

  private final Map<Integer, List<String>> byLine = new HashMap<>();

  static Labels of(String source) {
    Labels labels = new Labels();
    List<String> lines = source.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher comment = COMMENT.matcher(lines.get(i));
      if (comment.find()) {
        labels.byLine.put(i + 1, new ArrayList<>(List.of(comment.group(1).split(", "))));
      }
    }
    return labels;
  }

  /** The label of a line whose first letter says what it stands for; a question mark if none is. */
  String at(int line, String kinds) {
    return byLine.getOrDefault(line, List.of()).stream()
        .filter(label -> kinds.indexOf(label.charAt(0)) >= 0)
        .findFirst()
        .orElse("?");
  }
}
