package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * Two accesses that can be side by side, with what must have happened before both.
 *
 * @param ideal for each thread the number that the events before the race are below
 */
public record SyncPreservingRace(Event first, Event second, long[] ideal) {

  /** Whether an event comes before the race. */
  public boolean needs(Event event) {
    return needs(event.thread(), event.number());
  }

  /** Whether the event of a thread that has a number does. */
  public boolean needs(int thread, long number) {
    return Times.cover(ideal, thread, number);
  }

  /** The ideal in the order of the trace, then the two. */
  public List<Event> witness(Iterable<Event> trace) {
    List<Event> witness = new ArrayList<>();
    for (Event event : trace) {
      if (needs(event)) {
        witness.add(event);
      }
    }
    witness.add(first);
    witness.add(second);
    return witness;
  }
}
