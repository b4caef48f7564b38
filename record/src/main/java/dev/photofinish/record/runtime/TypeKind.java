package dev.photofinish.record.runtime;

/** What calls on the objects of a class are to other threads. */
public enum TypeKind {
  /** The program's own code tells what it does. */
  WOVEN,
  /** Nothing can be seen to change. */
  IMMUTABLE,
  /** Not thread-safe: calls read or write contents that can race. */
  CONTENTS,
  /** Thread-safe, or nobody knows: calls come after those that came before. */
  ORDERED,
  /** The same, and calls take the monitor of the object, which the program may take as well. */
  GUARDED,
  /** May hand things on in ways that nobody knows: all such objects count as one. */
  OUTSIDE,
  /** A stream, reader or writer: what goes through it comes to what it is around. */
  PASSING,
  /** What writes logs, which matters only if the program has its own code or streams there. */
  LOGGING,
  /** A lock that one thread can hold. */
  LOCK,
  /** The half of a lock that many can hold. */
  READ_LOCK,
  /** What has the methods of a lock, and takes a stamped lock. */
  STAMPED,
  /** The same, to read under it. */
  STAMPED_READ;

  boolean isSeen() {
    return this != WOVEN && this != IMMUTABLE;
  }

  /** Whether the order of calls is all that there is to tell. */
  boolean isOrdered() {
    return this == ORDERED
        || this == GUARDED
        || this == OUTSIDE
        || this == PASSING
        || this == LOGGING
        || this == LOCK
        || this == READ_LOCK
        || isStamped();
  }

  /** Whether calls take the monitor of the object. */
  boolean isGuarded() {
    return this == GUARDED || this == PASSING;
  }

  boolean isStamped() {
    return this == STAMPED || this == STAMPED_READ;
  }
}
