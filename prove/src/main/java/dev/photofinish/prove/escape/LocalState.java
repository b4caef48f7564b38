package dev.photofinish.prove.escape;

import dev.photofinish.prove.heap.ObjectSet;
import java.util.BitSet;

/**
 * What is known at a point of a method.
 *
 * <p>A variable is <em>local</em> if no other thread can reach the object that it has, and no
 * variable that is not local has it. All that is reached from such an object is not reached by
 * other threads, either, unless its abstract object is among the leaked ones.
 */
final class LocalState {

  /** The variables that are local; fewer where ways meet. */
  final BitSet local;

  /** Abstract objects that may have escaped although a local object refers to them. */
  final ObjectSet leaked;

  LocalState(BitSet local, ObjectSet leaked) {
    this.local = local;
    this.leaked = leaked;
  }

  LocalState copy() {
    return new LocalState((BitSet) local.clone(), leaked.copy());
  }

  /** Joins what comes over another way; whether that changed anything. */
  boolean join(LocalState other) {
    int before = local.cardinality();
    local.and(other.local);
    boolean fewer = local.cardinality() < before;
    return leaked.addAll(other.leaked) != null || fewer;
  }
}
