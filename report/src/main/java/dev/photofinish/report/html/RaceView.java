package dev.photofinish.report.html;

import dev.photofinish.report.shared.Snippet;
import java.util.List;
import java.util.Optional;

/**
 * What the page shows of one race; what is unknown is empty.
 *
 * @param number counts the races of the page from one
 * @param severity the class that colours it
 * @param accesses both, or one if both are the same
 * @param also what other engines say
 * @param picture how it happened, if it was seen
 * @param replay the command that shows it
 */
record RaceView(
    int number,
    String verdict,
    String severity,
    String kind,
    String location,
    String path,
    String effect,
    List<AccessView> accesses,
    Optional<PictureView> picture,
    List<String> because,
    List<String> also,
    String fix,
    String replay,
    String fingerprint) {

  /** A column for each thread, time downward. */
  record PictureView(String title, List<String> threads, List<RowView> steps, List<RowView> race) {}

  /** What threads did in one row; empty where one did nothing. */
  record RowView(String place, List<String> deeds) {}

  /** One column; the stack is empty if it is only the access itself. */
  record AccessView(
      String who,
      String kind,
      MethodView method,
      String place,
      String thread,
      boolean locked,
      String locks,
      List<Snippet.Line> snippet,
      List<FrameView> stack) {}

  /** A method by its short name, and the whole name for those who ask. */
  record MethodView(String name, String fullName) {}

  /** One call. */
  record FrameView(MethodView method, String place) {}
}
