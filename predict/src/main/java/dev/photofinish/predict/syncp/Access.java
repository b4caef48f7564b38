package dev.photofinish.predict.syncp;

import dev.photofinish.trace.Event;

/**
 * An access with what must have happened before it.
 *
 * @param past what is before it in the hard order; of its own thread, all before it is past
 * @param held the locks its thread had
 */
record Access(Event event, long[] past, Held held) {

  /** Whether the two are the same as far as others can tell: only the later one is of interest. */
  boolean isAlike(Access other) {
    return past == other.past
        && held == other.held
        && event.site() == other.event.site()
        && event.kind() == other.event.kind();
  }
}
