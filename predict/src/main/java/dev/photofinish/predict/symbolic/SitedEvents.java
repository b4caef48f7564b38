package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** The events of one thread that have sites, one ahead, and what is known of those before it. */
final class SitedEvents {

  private final Iterator<Event> events;
  private @Nullable Event next;
  private boolean hasGap;
  private int news;

  /**
   * @param events all that the thread recorded, with gaps
   */
  SitedEvents(Iterator<Event> events) {
    this.events = events;
  }

  /** The next one; null at the end. */
  @Nullable Event next() {
    while (next == null && events.hasNext()) {
      Event event = events.next();
      if (event.site() != 0) {
        next = event;
      } else {
        hasGap |= event.kind() == EventKind.GAP;
        news += isNews(event) ? 1 : 0;
      }
    }
    return next;
  }

  /** The next one has come. */
  void take() {
    next = null;
    hasGap = false;
    news = 0;
  }

  /** One without a site has come. */
  void pass(Event event) {
    news -= isNews(event) ? 1 : 0;
  }

  /** Whether something is not recorded between the one that was taken last and the next. */
  boolean hasGap() {
    return hasGap;
  }

  /** Whether the thread hears of others before the next one. */
  boolean hasNews() {
    return news > 0;
  }

  /** Whether an event tells its thread something: what it does from there on may depend on it. */
  static boolean isNews(Event event) {
    return switch (event.kind()) {
      case BEGIN, END, SIGNAL, NEW, INITIAL, GAP, ASK, CHANGED -> false;
      default -> true;
    };
  }
}
