package dev.photofinish.scan.il;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The steps of an execution up to a point, the last one first; ways share what they can. */
record Way(@Nullable Way before, Step step) {

  /** The steps in the order in which they are made. */
  static List<Step> steps(@Nullable Way way) {
    Deque<Step> steps = new ArrayDeque<>();
    for (Way at = way; at != null; at = at.before) {
      steps.addFirst(at.step);
    }
    return List.copyOf(steps);
  }
}
