package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;
import org.jspecify.annotations.Nullable;

/**
 * The values of one run. It is told each event in the order of the witness, so that what is written
 * may depend on what was read before. Containers, which have no values, are seen to elsewhere. Used
 * by one thread.
 */
public interface ValueRun {

  /** Lets an event happen, or says why it cannot by what was read. */
  @Nullable String step(Event event);

  /**
   * Says why one of the two that race cannot do its access, whatever the other does. An update may
   * not write if it finds something else, which matters if the other only reads.
   */
  @Nullable String race(Event event, Event other);
}
