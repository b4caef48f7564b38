package dev.photofinish.predict.encoding;

import dev.photofinish.trace.Event;
import java.util.List;

/**
 * A part of a trace that is looked at by itself.
 *
 * @param events what happened, in the order of the trace
 * @param before what was in memory before
 */
public record Window(List<Event> events, Memory before) {

  /** The values of memory at one time. */
  public interface Memory {
    long value(long object, int member);
  }

  public Window {
    events = List.copyOf(events);
  }

  /** A whole trace. */
  public static Window of(List<Event> trace) {
    return new Window(trace, (object, member) -> 0);
  }
}
