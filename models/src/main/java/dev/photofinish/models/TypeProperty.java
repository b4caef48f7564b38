package dev.photofinish.models;

import java.util.Locale;

/**
 * A property of all objects of a type. It speaks of what calls do that rules know; a field that a
 * class below adds is not covered.
 */
public enum TypeProperty {
  /** No two calls on an object race. */
  THREAD_SAFE(Group.SAFETY),
  /** The same, as nothing changes. */
  IMMUTABLE(Group.SAFETY),
  /** Cancels both for a type below one that has them. */
  NOT_THREAD_SAFE(Group.SAFETY),
  /** One instance serves many threads. */
  SHARED(Group.SHARING),
  /** Each request or thread has its own instance. */
  NOT_SHARED(Group.SHARING),
  /** An executor that runs one task at a time. */
  SERIAL(Group.EXECUTION),
  /** A lock, whose name in reports is its own. */
  LOCK(Group.LOCKING),
  /**
   * Holds a value that threads can exchange in one step, and so tell each other how far they are.
   */
  ATOMIC(Group.EXCHANGE);

  /** Of the properties of one group, a type has only that of its nearest super type. */
  enum Group {
    SAFETY,
    SHARING,
    EXECUTION,
    LOCKING,
    EXCHANGE
  }

  final Group group;

  /** As files write it. */
  final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  TypeProperty(Group group) {
    this.group = group;
  }
}
