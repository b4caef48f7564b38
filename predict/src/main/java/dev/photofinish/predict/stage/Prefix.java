package dev.photofinish.predict.stage;

import dev.photofinish.trace.Event;

/**
 * What happens first in a witness, in the order of the trace: all that each thread did before some
 * time.
 */
@FunctionalInterface
public interface Prefix {

  /** Whether it has the event of a thread that has a number. */
  boolean has(int thread, long number);

  default boolean has(Event event) {
    return has(event.thread(), event.number());
  }

  /** All that came before an event. */
  static Prefix before(long event) {
    return (thread, number) -> number < event;
  }
}
