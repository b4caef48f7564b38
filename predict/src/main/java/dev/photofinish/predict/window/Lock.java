package dev.photofinish.predict.window;

import dev.photofinish.trace.Event;

/**
 * A lock that a thread has.
 *
 * @param site where it was taken
 */
public record Lock(long object, boolean shared, int site) {

  static Lock of(Event acquire, boolean shared) {
    return new Lock(acquire.object(), shared, acquire.site());
  }

  boolean isFor(Event release, boolean isShared) {
    return object == release.object() && shared == isShared;
  }

  /** Whether two threads cannot have both at once. */
  boolean excludes(Lock other) {
    return object == other.object && !(shared && other.shared);
  }
}
