package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Optional;

/**
 * An event with what is known of it symbolically.
 *
 * @param event as it was recorded; or, on a side of a branch that was not taken, as it would be
 * @param conditions what has to hold, beside all before in the same thread, for the thread to come
 *     to this event and for the event to be about the same memory: the conditions of the branches
 *     since the event before, and those of the address
 * @param written what it leaves in memory, if it writes; {@link Expression.Read} of its own number
 *     is what an update found
 */
public record SymbolicEvent(Event event, List<Condition> conditions, Optional<Expression> written) {

  public SymbolicEvent {
    conditions = List.copyOf(conditions);
  }
}
