package dev.photofinish.prove.escape;

import dev.photofinish.prove.heap.ObjectSet;

/** A set of objects that knows which of them were added since its method was called. */
final class Growing {

  private final ObjectSet all;
  private final ObjectSet gained;

  private Growing(ObjectSet all, ObjectSet gained) {
    this.all = all;
    this.gained = gained;
  }

  /** The objects that are there when a method is called. */
  static Growing from(ObjectSet entry) {
    return new Growing(entry.copy(), new ObjectSet());
  }

  Growing copy() {
    return new Growing(all.copy(), gained.copy());
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
    all.addAll(objects);
    gained.addAll(objects);
  }

  /** Joins what comes over another way; whether that changed anything. */
  boolean join(Growing other) {
    boolean changed = all.addAll(other.all) != null;
    changed |= gained.addAll(other.gained) != null;
    return changed;
  }
}
