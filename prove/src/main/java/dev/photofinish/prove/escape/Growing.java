package dev.photofinish.prove.escape;

import dev.photofinish.prove.heap.ObjectSet;

/**
 * A set of objects that knows which of them were added since its method was called. Copies have the
 * same sets until one of them grows: most never do.
 */
final class Growing {

  private ObjectSet all;
  private ObjectSet gained;

  private Growing(ObjectSet all, ObjectSet gained) {
    this.all = all;
    this.gained = gained;
  }

  /** The objects that are there when a method is called. */
  static Growing from(ObjectSet entry) {
    return new Growing(entry.copy(), new ObjectSet());
  }

  Growing copy() {
    return new Growing(all, gained);
  }

  /** All objects; do not change it. */
  ObjectSet all() {
    return all;
  }

  /** Those that the method added, whether they were there or not; do not change it. */
  ObjectSet gained() {
    return gained;
  }

  void add(ObjectSet objects) {
    all = union(all, objects);
    gained = union(gained, objects);
  }

  /** Joins what comes over another way; whether that changed anything. */
  boolean join(Growing other) {
    boolean changes = !all.containsAll(other.all) || !gained.containsAll(other.gained);
    all = union(all, other.all);
    gained = union(gained, other.gained);
    return changes;
  }

  /** One of two sets if it has all of the other; others may have it, too, so it is not changed. */
  private static ObjectSet union(ObjectSet one, ObjectSet other) {
    if (one.containsAll(other)) {
      return one;
    }
    ObjectSet both = one.copy();
    both.addAll(other);
    return both;
  }
}
