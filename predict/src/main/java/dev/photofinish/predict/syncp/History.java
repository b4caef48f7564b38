package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import dev.photofinish.trace.Event;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The last accesses of one thread to a location, as a ring. Used by one thread. */
final class History {

  private final int thread;
  private Access[] ring;
  private int newest;

  // What is mostly all that is asked for, without a look at each access: the number and the locks
  // of the newest, and how many of the newest had the same locks.
  private long lastNumber;
  private Held lastHeld;
  private int alike = 1;

  /** That of another thread to the same location. */
  private @Nullable History next;

  History(int thread, Access first) {
    this.thread = thread;
    this.ring = new Access[] {first};
    this.lastNumber = first.number();
    this.lastHeld = first.held();
  }

  int thread() {
    return thread;
  }

  @Nullable History next() {
    return next;
  }

  void setNext(History history) {
    next = history;
  }

  /** Whether a thread with a past and locks can race with none of them. */
  boolean isApart(long[] past, Held held) {
    return Times.cover(past, thread, lastNumber)
        || (alike >= ring.length && lastHeld.excludes(held));
  }

  int size() {
    return ring.length;
  }

  /** The newest is 0. */
  Access get(int age) {
    int at = newest - age;
    return ring[at < 0 ? at + ring.length : at];
  }

  /** Keeps an access; only so many are kept. */
  void add(Event event, long[] past, Held held, int most) {
    lastNumber = event.number();
    Access last = ring[newest];
    if (last.isLike(event, past, held)) {
      last.moveTo(event);
      return;
    }
    alike = lastHeld == held ? alike + 1 : 1;
    lastHeld = held;
    if (ring.length < most) {
      grow(new Access(event, past, held));
    } else {
      newest = newest + 1 == ring.length ? 0 : newest + 1;
      ring[newest].become(event, past, held);
    }
  }

  /** Until it is full, a ring has its newest at the end. */
  private void grow(Access access) {
    ring = Arrays.copyOf(ring, ring.length + 1);
    newest = ring.length - 1;
    ring[newest] = access;
  }
}
