package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Event;
import java.util.Collections;
import java.util.List;

/**
 * What a thread would have done instead: on the other side of a branch, had the condition been
 * false, or had a read found another object.
 *
 * @param kind which of the two; on the way there may be more of the second
 * @param thread the number of the thread
 * @param after the number of its last event before that, or -1
 * @param events what it would do, in its order, as far as that is known exactly. Their numbers are
 *     larger than those of all recorded events; the first has the conditions since {@code after},
 *     with that of a branch negated. The last may be a write of what is not known, and without an
 *     expression: it can race, but never happens before a race
 * @param callers for each of the events the calls that lead to it, outermost first
 */
public record Flip(
    Kind kind, int thread, long after, List<SymbolicEvent> events, List<List<CallSite>> callers) {

  /** Where a thread leaves its recorded way. */
  public enum Kind {
    /** At a branch. */
    BRANCH,
    /** At a read of a reference. */
    READ
  }

  /** Events of flips have numbers from here on: no run has so many. */
  static final long FIRST_NUMBER = 1L << 50;

  public Flip {
    events = List.copyOf(events);
    callers = List.copyOf(callers);
    for (SymbolicEvent event : events.subList(0, Math.max(0, events.size() - 1))) {
      if (event.event().kind().isWrite() && event.written().isEmpty()) {
        throw new IllegalArgumentException("goes on after " + event + ", which is not known");
      }
    }
  }

  /** Of a branch, and of which no calls are known. */
  public Flip(int thread, long after, List<SymbolicEvent> events) {
    this(Kind.BRANCH, thread, after, events, Collections.nCopies(events.size(), List.of()));
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
