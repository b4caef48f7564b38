package dev.photofinish.prove.lock;

import dev.photofinish.prove.heap.ObjectSet;

/**
 * Abstract objects that may be locked; it grows.
 *
 * @param alone those that are held alone
 * @param all these, and those that are held beside other readers
 */
record LockObjects(ObjectSet alone, ObjectSet all) {

  LockObjects() {
    this(new ObjectSet(), new ObjectSet());
  }

  LockObjects copy() {
    return new LockObjects(alone.copy(), all.copy());
  }

  void add(ObjectSet locks, boolean isShared) {
    all.addAll(locks);
    if (!isShared) {
      alone.addAll(locks);
    }
  }

  /** Adds others; whether that changed anything. */
  boolean addAll(LockObjects other) {
    boolean more = all.addAll(other.all);
    return alone.addAll(other.alone) || more;
  }

  /** Whether both have a lock that one of them holds alone. */
  boolean excludes(LockObjects other) {
    return alone.intersects(other.all) || all.intersects(other.alone);
  }
}
