package dev.photofinish.predict.syncp;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;

/**
 * An access with what must have happened before it. It is changed to a later one where the earlier
 * is of no interest any more: a trace has too many to make an object for each. Used by one thread.
 */
final class Access {

  private long number;
  private long value;
  private int site;
  private EventKind kind;

  /** What is before it in the hard order; of its own thread, all before it is past. */
  private long[] past;

  /** The locks its thread had. */
  private Held held;

  Access(Event event, long[] past, Held held) {
    this.number = event.number();
    this.value = event.value();
    this.site = event.site();
    this.kind = event.kind();
    this.past = past;
    this.held = held;
  }

  void become(Event event, long[] newPast, Held newHeld) {
    number = event.number();
    value = event.value();
    site = event.site();
    kind = event.kind();
    past = newPast;
    held = newHeld;
  }

  /** Whether an access is the same as far as others can tell: only the later one is of interest. */
  boolean isLike(Event event, long[] otherPast, Held otherHeld) {
    return past == otherPast && held == otherHeld && site == event.site() && kind == event.kind();
  }

  void moveTo(Event alike) {
    number = alike.number();
    value = alike.value();
  }

  long number() {
    return number;
  }

  int site() {
    return site;
  }

  EventKind kind() {
    return kind;
  }

  long[] past() {
    return past;
  }

  Held held() {
    return held;
  }

  /** The event that it was, which a thread did at a location. */
  Event event(int thread, Location location) {
    return new Event(number, thread, kind, site, location.object(), location.member(), value);
  }
}
