package dev.photofinish.predict.stage;

import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Optional;

/**
 * A race with a witness that has been checked: what the prefix has happens in the order of the
 * trace, and then the events, of which the last two race.
 *
 * @param stage who found it
 * @param flip the branch that goes the other way, if one does
 */
public record Predicted(StageName stage, Prefix prefix, List<Event> events, Optional<Flip> flip) {

  public Predicted {
    events = List.copyOf(events);
  }

  /** With all branches as they were recorded. */
  public Predicted(StageName stage, Prefix prefix, List<Event> events) {
    this(stage, prefix, events, Optional.empty());
  }

  /** The access that came first in the trace. */
  public Event first() {
    return earlier() ? last(2) : last(1);
  }

  public Event second() {
    return earlier() ? last(1) : last(2);
  }

  private boolean earlier() {
    return last(2).number() < last(1).number();
  }

  private Event last(int back) {
    return events.get(events.size() - back);
  }

  public SitePair pair() {
    return SitePair.of(first(), second());
  }

  /** The same, if another has found it first. */
  public Predicted foundBy(StageName other) {
    return new Predicted(other, prefix, events, flip);
  }
}
