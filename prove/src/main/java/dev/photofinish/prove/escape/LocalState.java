package dev.photofinish.prove.escape;

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

  /**
   * Those of the local variables whose object another object may refer to. The others are found
   * through variables only, so that nothing that is read from memory can be or reach their object.
   */
  final BitSet held;

  /**
   * The abstract objects of what local objects refer to and what may be local itself. All else that
   * is read from a local object was known to others before.
   */
  final Growing owned;

  /** Abstract objects that may have escaped although a local object refers to them. */
  final Growing leaked;

  LocalState(BitSet local, BitSet held, Growing owned, Growing leaked) {
    this.local = local;
    this.held = held;
    this.owned = owned;
    this.leaked = leaked;
  }

  LocalState copy() {
    return new LocalState(
        (BitSet) local.clone(), (BitSet) held.clone(), owned.copy(), leaked.copy());
  }

  /** Joins what comes over another way; whether that changed anything. */
  boolean join(LocalState other) {
    int before = local.cardinality();
    local.and(other.local);
    boolean changed = local.cardinality() < before;
    int heldBefore = held.cardinality();
    held.or(other.held);
    changed |= held.cardinality() > heldBefore;
    changed |= owned.join(other.owned);
    changed |= leaked.join(other.leaked);
    return changed;
  }
}
