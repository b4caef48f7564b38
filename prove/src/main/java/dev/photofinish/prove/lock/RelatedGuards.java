package dev.photofinish.prove.lock;

import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The locks that are known by how a value was loaded: from the same root as the lock, by fields
 * that never change. Has no state of its own.
 */
final class RelatedGuards {

  /** The longest way from a root to an object that is told from others. */
  private static final int DEEPEST = 6;

  /**
   * A value that other methods, or accesses, know by a position.
   *
   * @param position of the parameter; 0 for what is accessed
   * @param steps how many views lead on from the value to what is at the position
   */
  record Seen(Value value, int position, int steps) {}

  private final PointsTo points;
  private final Constants constants;
  private final HeldByMethods held;

  RelatedGuards(PointsTo points, Constants constants, HeldByMethods held) {
    this.points = points;
    this.constants = constants;
    this.held = held;
  }

  /**
   * Adds those that are held at a place and known by a value.
   *
   * @param entry what is held when the method begins
   */
  void add(Guards guards, @Nullable Guards entry, Instance instance, Place place, Seen seen) {
    HeldFlow flow = held.of(instance.code());
    for (Acquired acquired : flow.before(place)) {
      if (acquired.isReal(instance)) {
        addAcquired(guards, instance, acquired, flow, seen);
      }
    }
    if (entry != null) {
      addEntry(guards, entry, instance, flow, seen);
    }
  }

  /** What is held by callers is known by parameters, from which the value may be loaded. */
  private void addEntry(Guards guards, Guards entry, Instance instance, HeldFlow flow, Seen seen) {
    for (GuardKey key : new ArrayList<>(entry.held().keySet())) {
      if (key.isRelative()) {
        Value parameter = instance.code().body().parameters().get(key.number());
        int distance = distance(flow, parameter, seen);
        ObjectSet roots = entry.held().get(key);
        if (distance >= 0 && roots != null && key.depth() + distance <= DEEPEST) {
          guards.add(key.at(seen.position, key.depth() + distance), roots);
        }
      }
    }
  }

  private void addAcquired(
      Guards guards, Instance instance, Acquired acquired, HeldFlow flow, Seen seen) {
    Chain lock = flow.chain(acquired.lock());
    boolean shared = acquired.isShared() || lock.isShared();
    for (int i = 0; i < lock.values().size(); i++) {
      List<ProgramField> path = lock.pathFrom(lock.positions().get(i));
      if (!constants.areConstant(path)) {
        return;
      }
      Value root = lock.values().get(i);
      int distance = distance(flow, root, seen);
      if (distance >= 0) {
        guards.add(
            new GuardKey(GuardKey.Kind.RELATED, seen.position, distance, path, shared),
            points.of(instance, instance.code().variableOf(root.id())));
      }
    }
  }

  /** How many loads lead from a value to what is seen; -1 if that is not known. */
  private int distance(HeldFlow flow, Value root, Seen seen) {
    Chain chain = flow.chain(seen.value);
    int distance = chain.distance(root, (one, other) -> areSame(flow, one, other));
    return distance < 0 ? distance : distance + seen.steps;
  }

  /** Whether two values are one object: loaded from the same by fields that never change. */
  private boolean areSame(HeldFlow flow, Value one, Value other) {
    if (one == other) {
      return true;
    }
    Chain first = flow.chain(one);
    Chain second = flow.chain(other);
    for (int i = 0; i < first.values().size(); i++) {
      int at = second.values().indexOf(first.values().get(i));
      if (at >= 0) {
        List<ProgramField> path = first.pathFrom(first.positions().get(i));
        return path.equals(second.pathFrom(second.positions().get(at)))
            && constants.areConstant(path);
      }
    }
    return first.global().isPresent()
        && first.global().equals(second.global())
        && first.fields().equals(second.fields())
        && constants.isConstant(first.global().get())
        && constants.areConstant(first.fields());
  }
}
