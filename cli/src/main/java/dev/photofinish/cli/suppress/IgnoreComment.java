package dev.photofinish.cli.suppress;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A comment {@code // photofinish:ignore reason}.
 *
 * @param line where it stands
 * @param covered the line whose accesses are to be ignored
 * @param hasReason whether the user says why; otherwise nothing is ignored
 */
record IgnoreComment(int line, int covered, boolean hasReason) {

  private static final String MARK = "photofinish:ignore";

  private static final Pattern FORM =
      Pattern.compile("\\s*" + MARK + "(?![\\w-])\\s*:?\\s*(.*?)\\s*");

  /** The comments in the lines of a source file, in their order. */
  static List<IgnoreComment> in(List<String> source) {
    // Most files have none, and all are asked.
    if (source.stream().noneMatch(line -> line.contains(MARK))) {
      return List.of();
    }
    List<LineComment> comments = LineComments.in(source);
    Set<Integer> commentLines =
        comments.stream()
            .filter(LineComment::alone)
            .map(LineComment::line)
            .collect(Collectors.toSet());
    List<IgnoreComment> found = new ArrayList<>();
    for (LineComment comment : comments) {
      Matcher matcher = FORM.matcher(comment.text());
      if (matcher.matches()) {
        int covered = covered(comment, commentLines);
        found.add(new IgnoreComment(comment.line(), covered, !matcher.group(1).isEmpty()));
      }
    }
    return found;
  }

  /** A comment alone on its line is about the line below, or below the comments that follow. */
  private static int covered(LineComment comment, Set<Integer> commentLines) {
    int line = comment.line();
    while (commentLines.contains(line)) {
      line++;
    }
    return line;
  }
}
