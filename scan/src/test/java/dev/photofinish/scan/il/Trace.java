package dev.photofinish.scan.il;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An execution up to and with a step (definition 3.2); executions share what they have in common.
 *
 * @param state after the step
 */
record Trace(@Nullable Trace before, Step step, State state) {

  /** The syntactic trace (section 5.1). */
  List<Step> steps() {
    Deque<Step> steps = new ArrayDeque<>();
    for (Trace at = this; at != null; at = at.before) {
      steps.addFirst(at.step);
    }
    return List.copyOf(steps);
  }
}
