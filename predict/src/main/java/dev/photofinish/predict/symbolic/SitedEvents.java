package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** The events of one thread that have sites, one ahead. */
final class SitedEvents {

  private final Iterator<Event> events;
  private @Nullable Event next;

  /**
   * @param events all that the thread recorded, with gaps
   */
  SitedEvents(Iterator<Event> events) {
    this.events = events;
  }

  /** The next one; null at the end. */
  @Nullable Target next(Code code) {
    while (next == null && events.hasNext()) {
      Event event = events.next();
      if (event.kind() == EventKind.GAP && event.site() == 0) {
        throw new LostException("something was not recorded");
      }
      next = event.site() == 0 ? null : event;
    }
    return next == null ? null : new Target(next, code.site(next.site()));
  }

  void take() {
    next = null;
  }
}
