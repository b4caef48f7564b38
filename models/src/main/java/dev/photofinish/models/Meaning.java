package dev.photofinish.models;

import java.util.Locale;

/** What an annotation says about races. Files write {@code THREAD_SAFE} as thread-safe. */
public enum Meaning {
  /** Meant for use by many threads. */
  THREAD_SAFE,
  /** Not meant for it, even if a super type is. */
  NOT_THREAD_SAFE,
  /** Never changes. */
  IMMUTABLE,
  /** Only to be used under the lock that the annotation names. */
  GUARDED_BY,
  /** Runs on the main thread of a user interface. */
  MAIN_THREAD,
  /** Runs on another thread than the main one. */
  BACKGROUND_THREAD,
  /** Runs on any thread. */
  ANY_THREAD,
  /** Used by one thread only. */
  CONFINED,
  /** Returns the same value each time, so that it does not matter who stores it. */
  FUNCTIONAL,
  /** The caller owns what it returns. */
  RETURNS_OWNED,
  /** Runs before the object is shared, as constructors do. */
  INITIALIZER,
  /** Set, or called with new objects, by whoever makes the object. */
  INJECTED,
  /** Public for tests only. */
  TESTING,
  /** One instance serves many threads. */
  SHARED,
  /** Each request or thread has its own instance: cancels {@link #SHARED}. */
  NOT_SHARED,
  /** What the method returns is shared. */
  MAKES_SHARED,
  /** A framework calls it from many threads at once. */
  CALLED_CONCURRENTLY,
  /** A framework calls it from a thread of its own, one call at a time. */
  CALLED_IN_BACKGROUND,
  /** A container whose uses do not race, whatever its type says. */
  SYNCHRONIZED_COLLECTION,
  /** Races here are known and not to be reported. */
  SUPPRESS,
  /** The same, if it says why; whoever wrote it wants to know if it is of no use. */
  SUPPRESS_WITH_REASON;

  final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');
}
