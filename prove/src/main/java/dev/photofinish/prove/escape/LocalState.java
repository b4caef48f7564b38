package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.ObjectSet;
import java.util.BitSet;

/**
 * What is known at a point of a method, and how statements change it.
 *
 * <p>A variable is <em>local</em> if no other thread can reach the object that it has, and no
 * variable that is not local has it. All that is reached from such an object is not reached by
 * other threads, either, unless its abstract object is among the leaked ones.
 */
final class LocalState {

  private final Surroundings around;

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

  LocalState(Surroundings around, BitSet local, BitSet held, Growing owned, Growing leaked) {
    this.around = around;
    this.local = local;
    this.held = held;
    this.owned = owned;
    this.leaked = leaked;
  }

  LocalState copy() {
    return new LocalState(
        around, (BitSet) local.clone(), (BitSet) held.clone(), owned.copy(), leaked.copy());
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

  /** What a variable may lead to, with what it has. */
  ObjectSet reached(int variable) {
    return around.reached(variable);
  }

  /** Whether no other thread has what a variable has. */
  boolean isLocal(int variable) {
    return variable != MethodCode.NONE && local.get(variable);
  }

  /** The same of a value that may have no variable: null or a string, which is nobody's object. */
  boolean isLocalOrNone(int variable) {
    return variable == MethodCode.NONE || local.get(variable);
  }

  boolean isHeld(int variable) {
    return variable != MethodCode.NONE && held.get(variable);
  }

  /** A variable has a value from now on that no other object refers to. */
  void define(int variable, boolean isLocal) {
    if (variable != MethodCode.NONE) {
      local.set(variable, isLocal);
      held.clear(variable);
    }
  }

  /** A variable has what another has; whether that is local is for the caller to say. */
  void copy(int from, int to) {
    if (to != MethodCode.NONE && isHeld(from)) {
      held.set(to);
    }
  }

  /** Another object refers from now on to what a variable has. */
  void hold(int variable) {
    if (!isLocal(variable)) {
      return;
    }
    held.set(variable);
    ObjectSet objects = around.objects(variable);
    owned.add(objects);
    for (int v = local.nextSetBit(0); v >= 0; v = local.nextSetBit(v + 1)) {
      if (!held.get(v) && around.objects(v).intersects(objects)) {
        held.set(v);
      }
    }
  }

  /** {@code target = base.field}. */
  void load(int base, int target) {
    if (target != MethodCode.NONE) {
      local.set(target, isLoadLocal(base, target));
    }
  }

  /** Whether what is loaded from an object is local; at any rate, that object refers to it. */
  boolean isLoadLocal(int base, int target) {
    boolean isKept = isLocal(base) && !around.objects(target).intersects(leaked.all());
    if (isLocal(base)) {
      keep(target, isKept);
    }
    return isKept;
  }

  /**
   * A local object refers to what a variable has now; if that is known to others, it was before.
   */
  void keep(int variable, boolean isLocal) {
    held.set(variable);
    ObjectSet objects = around.objects(variable);
    if (isLocal) {
      owned.add(objects);
    } else {
      // It may be an object that a local variable has.
      leakOwned(around.from(objects.and(owned.all())));
    }
  }

  /** {@code base.field = source}. */
  void store(int base, int source) {
    if (source == MethodCode.NONE) {
      return;
    }
    if (!isLocal(base) || around.isFinalized(base)) {
      leak(source);
    }
    if (isLocal(base) && !local.get(source)) {
      leaked.add(around.objects(source));
    }
    hold(source);
  }

  /** A constructor is done with the object of a variable. */
  void constructed(int variable) {
    if (variable != MethodCode.NONE && around.isFinalized(variable)) {
      leakOwned(around.finalized(variable));
    }
  }

  /** The object of a variable becomes known to others, with all that it reaches. */
  void leak(int variable) {
    if (isLocal(variable)) {
      local.clear(variable);
      leakNamed(around.objects(variable));
    }
  }

  void leakAll(int[] variables) {
    for (int variable : variables) {
      leak(variable);
    }
  }

  /** What a call gave back may be what a local variable has, but is not known to be. */
  void leakResult(int result) {
    if (result != MethodCode.NONE) {
      leakNamed(around.objects(result));
    }
  }

  /** What a variable has becomes known to others: all variables may have the same. */
  private void leakNamed(ObjectSet objects) {
    clearLocal(local, objects);
    if (!local.isEmpty()) {
      leakOwned(around.from(objects));
    }
  }

  /** What local objects refer to becomes known to others. */
  void leakOwned(ObjectSet objects) {
    ObjectSet both = objects.and(owned.all());
    leaked.add(both);
    around.lose(both);
    clearLocal(held, both);
  }

  private void clearLocal(BitSet among, ObjectSet objects) {
    for (int v = local.nextSetBit(0); v >= 0; v = local.nextSetBit(v + 1)) {
      if (among.get(v) && around.objects(v).intersects(objects)) {
        local.clear(v);
      }
    }
  }
}
