package dev.photofinish.predict.symbolic;

import java.util.List;

/**
 * The other side of a branch: what a thread would have done had the condition been false.
 *
 * @param thread the number of the thread
 * @param after the number of its last event before the branch, or -1
 * @param events what it would do, in its order, as far as that is known exactly. Their numbers are
 *     larger than those of all recorded events; the first has the conditions since {@code after},
 *     with that of the branch negated
 */
public record Flip(int thread, long after, List<SymbolicEvent> events) {

  public Flip {
    events = List.copyOf(events);
  }
}
