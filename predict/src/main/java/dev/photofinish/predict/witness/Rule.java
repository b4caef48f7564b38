package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;
import org.jspecify.annotations.Nullable;

/** One side of what can happen next; keeps what it needs of what has happened. */
interface Rule {

  /** Lets an event happen, or says why it cannot. */
  @Nullable String step(Event event);
}
