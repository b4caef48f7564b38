package dev.photofinish.predict.stage;

import dev.photofinish.trace.Event;

/** What happens first in a witness, in the order of the trace. */
@FunctionalInterface
public interface Prefix {

  boolean has(Event event);
}
