package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;

/**
 * The values of one run. It is told each access in the order of the witness, so that what is
 * written may depend on what was read before. Used by one thread.
 */
public interface ValueRun {

  /**
   * Whether an event may read a value, with its thread going on as it did.
   *
   * @param event a read or an update
   */
  boolean mayRead(Event event, long value);

  /**
   * What an event leaves in memory.
   *
   * @param event a write or an update; of an update, {@link #mayRead} has been asked before
   */
  long written(Event event);
}
