package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Event;
import java.util.Collections;
import java.util.List;

/**
 * The other side of a branch: what a thread would have done had the condition been false.
 *
 * @param thread the number of the thread
 * @param after the number of its last event before the branch, or -1
 * @param events what it would do, in its order, as far as that is known exactly. Their numbers are
 *     larger than those of all recorded events; the first has the conditions since {@code after},
 *     with that of the branch negated
 * @param callers for each of the events the calls that lead to it, outermost first
 */
public record Flip(
    int thread, long after, List<SymbolicEvent> events, List<List<CallSite>> callers) {

  /** Events of flips have numbers from here on: no run has so many. */
  static final long FIRST_NUMBER = 1L << 50;

  public Flip {
    events = List.copyOf(events);
    callers = List.copyOf(callers);
  }

  /** Of which no calls are known. */
  public Flip(int thread, long after, List<SymbolicEvent> events) {
    this(thread, after, events, Collections.nCopies(events.size(), List.of()));
  }

  /** The calls that lead to one of the events, outermost first. */
  public List<CallSite> callers(Event made) {
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).event().number() == made.number()) {
        return callers.get(i);
      }
    }
    throw new IllegalArgumentException(made + " is not of this flip");
  }

  /** Whether an event is one that a thread would do, and not one that was recorded. */
  public static boolean hasMade(Event event) {
    return event.number() >= FIRST_NUMBER;
  }
}
