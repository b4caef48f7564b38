package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Problem;
import dev.photofinish.report.SourceFile;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The comments of one source file that say what to ignore, and which of them were of use. Safe for
 * many threads.
 */
final class CommentedFile {

  private final String path;
  private final List<IgnoreComment> comments;
  private final Set<IgnoreComment> used = ConcurrentHashMap.newKeySet();

  private CommentedFile(String path, List<IgnoreComment> comments) {
    this.path = path;
    this.comments = comments;
  }

  /** For a source that is not there. */
  static CommentedFile none() {
    return new CommentedFile("", List.of());
  }

  static CommentedFile of(SourceFile source) {
    return new CommentedFile(source.path(), IgnoreComment.in(source.lines()));
  }

  /** Whether an access in a line is to be ignored. */
  boolean covers(int line) {
    return !comments.isEmpty() && !covering(line).isEmpty();
  }

  /** The same, for an access that races: the comments that say so are of use. */
  boolean isUsedFor(int line) {
    List<IgnoreComment> covering = covering(line);
    used.addAll(covering);
    return !covering.isEmpty();
  }

  private List<IgnoreComment> covering(int line) {
    return comments.stream()
        .filter(comment -> comment.hasReason() && comment.covered() == line)
        .toList();
  }

  List<Problem> notices() {
    return comments.stream()
        .filter(comment -> !used.contains(comment))
        .map(comment -> new Problem(path + ":" + comment.line(), complaint(comment), false))
        .toList();
  }

  private static String complaint(IgnoreComment comment) {
    return comment.hasReason()
        ? "suppresses nothing in this run: no race has an access in line " + comment.covered()
        : "suppresses nothing without a reason; write // photofinish:ignore REASON";
  }
}
