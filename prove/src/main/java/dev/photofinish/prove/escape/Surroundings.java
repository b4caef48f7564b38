package dev.photofinish.prove.escape;

import dev.photofinish.ir.FieldRef;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import org.jspecify.annotations.Nullable;

/** What a state is about: the variables of a method in its contexts, and the heap they lead to. */
final class Surroundings {

  private final PointsTo points;
  private final HeapGraph heap;
  private final Finalized finalized;
  private final Glimpses glimpses;
  private final CallContext context;
  private final Instance instance;

  /** What each variable may lead to, once it was asked for. */
  private final @Nullable ObjectSet[] reached;

  Surroundings(
      PointsTo points,
      HeapGraph heap,
      Finalized finalized,
      Glimpses glimpses,
      CallContext context) {
    this.points = points;
    this.heap = heap;
    this.finalized = finalized;
    this.glimpses = glimpses;
    this.context = context;
    this.instance = context.instance;
    this.reached = new ObjectSet[instance.code().variableCount()];
  }

  /** What a variable may have. */
  ObjectSet objects(int variable) {
    return points.of(instance, variable);
  }

  /** What a variable may lead to, with what it has. */
  ObjectSet reached(int variable) {
    ObjectSet known = reached[variable];
    if (known == null) {
      known = heap.from(objects(variable));
      reached[variable] = known;
    }
    return known;
  }

  ObjectSet from(ObjectSet objects) {
    return heap.from(objects);
  }

  /** What local objects led to became known to others; callers are told. */
  void lose(ObjectSet owned) {
    context.summary.lost.addAll(owned);
  }

  /** Whether others may see a field of what a variable has, although they do not know that. */
  boolean isSeen(FieldRef field, int base) {
    return glimpses.isSeen(points.fields().of(field), objects(base));
  }

  /** Whether others who have an object see only a part of what a field of it has. */
  boolean isGlimpse(FieldRef field) {
    return glimpses.isGlimpse(points.fields().of(field));
  }

  /** Whether what is put into the object of a variable may be seen by its finalizer. */
  boolean isFinalized(int variable) {
    return !isBeingMade(variable) && finalized.intersects(objects(variable));
  }

  /** Nobody finalizes an object before its constructor is done. */
  private boolean isBeingMade(int variable) {
    return instance.method().isConstructor() && variable == instance.code().formal(0);
  }

  /** What the finalizer of a variable's object may see. */
  ObjectSet finalized(int variable) {
    return finalized.heldBy(objects(variable));
  }

  /** Those of some objects that certain arguments of a call lead to. */
  ObjectSet within(ObjectSet some, long positions, int[] arguments) {
    ObjectSet all = new ObjectSet();
    for (int i = 0; i < Math.min(64, arguments.length) && !some.isEmpty(); i++) {
      if ((positions & 1L << i) != 0) {
        all.addAll(reached(arguments[i]).and(some));
      }
    }
    return all;
  }

  /** Those of some objects that certain arguments of a call, or its result, lead to. */
  ObjectSet within(ObjectSet some, long positions, int[] arguments, int result) {
    ObjectSet all = within(some, positions, arguments);
    if (result != MethodCode.NONE && !some.isEmpty()) {
      all.addAll(reached(result).and(some));
    }
    return all;
  }
}
