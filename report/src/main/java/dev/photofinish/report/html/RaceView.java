package dev.photofinish.report.html;

import dev.photofinish.report.shared.Snippet;
import java.util.List;

/**
 * What the page shows of one race; what is unknown is empty.
 *
 * @param number counts the races of the page from one
 * @param severity the class that colours it
 * @param accesses both, or one if both are the same
 * @param also what other engines say
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
    List<String> because,
    List<String> also,
    String fix,
    String schedule,
    String fingerprint) {

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
