package dev.photofinish.predict.syncp;

import dev.photofinish.trace.Event;
import java.util.Arrays;

/** The locks that a thread has; those that it only reads under are told by their complement. */
final class Held {

  private final long[] locks;

  Held() {
    this(new long[0]);
  }

  private Held(long[] locks) {
    this.locks = locks;
  }

  Held with(Event acquire, boolean shared) {
    long[] more = Arrays.copyOf(locks, locks.length + 1);
    more[locks.length] = code(acquire, shared);
    return new Held(more);
  }

  Held without(Event release, boolean shared) {
    long lock = code(release, shared);
    return new Held(Arrays.stream(locks).filter(l -> l != lock).toArray());
  }

  private static long code(Event event, boolean shared) {
    return shared ? ~event.object() : event.object();
  }

  /** Whether two threads cannot have both at once. */
  boolean excludes(Held other) {
    for (long lock : locks) {
      for (long otherLock : other.locks) {
        if (lock == otherLock ? lock >= 0 : lock == ~otherLock) {
          return true;
        }
      }
    }
    return false;
  }
}
