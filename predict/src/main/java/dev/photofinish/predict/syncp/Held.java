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

  boolean isNothing() {
    return locks.length == 0;
  }

  /** Whether it is the one lock that is given back. */
  boolean isOnly(Event release, boolean shared) {
    return locks.length == 1 && locks[0] == code(release, shared);
  }

  Held with(Event acquire, boolean shared) {
    long[] more = Arrays.copyOf(locks, locks.length + 1);
    more[locks.length] = code(acquire, shared);
    return new Held(more);
  }

  Held without(Event release, boolean shared) {
    long lock = code(release, shared);
    long[] left = new long[locks.length];
    int kept = 0;
    for (long each : locks) {
      if (each != lock) {
        left[kept++] = each;
      }
    }
    return new Held(Arrays.copyOf(left, kept));
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
