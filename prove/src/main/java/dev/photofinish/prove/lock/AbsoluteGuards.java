package dev.photofinish.prove.lock;

import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The locks that are known whatever is accessed: single objects, and what static fields lead to
 * that never change. Has no state of its own.
 */
final class AbsoluteGuards {

  private final PointsTo points;
  private final Once once;
  private final Constants constants;
  private final HeldByMethods held;

  AbsoluteGuards(PointsTo points, Once once, Constants constants, HeldByMethods held) {
    this.points = points;
    this.once = once;
    this.constants = constants;
    this.held = held;
  }

  /**
   * Those that are held at a place.
   *
   * @param entry what is held when the method begins
   */
  Guards at(@Nullable Guards entry, Instance instance, Place place) {
    Guards guards = new Guards();
    if (entry != null) {
      entry
          .held()
          .forEach(
              (key, roots) -> {
                if (!key.isRelative()) {
                  guards.add(key, roots);
                }
              });
    }
    for (Acquired acquired : held.of(instance.code()).before(place)) {
      if (acquired.isReal(instance)) {
        add(guards, instance, acquired);
      }
    }
    return guards;
  }

  /** Adds a lock by all that it is known by. */
  void add(Guards guards, Instance instance, Acquired acquired) {
    Chain chain = held.of(instance.code()).chain(acquired.lock());
    boolean shared = acquired.isShared() || chain.isShared();
    Value lock = chain.values().get(0);
    addSingle(guards, points.of(instance, instance.code().variableOf(lock.id())), shared);
    Optional<ProgramField> global = chain.global();
    List<ProgramField> path = chain.pathFrom(chain.fields().size());
    if (global.isPresent() && constants.isConstant(global.get()) && constants.areConstant(path)) {
      guards.add(
          new GuardKey(GuardKey.Kind.STATIC, global.get().id(), 0, path, shared), new ObjectSet());
    }
  }

  /** Adds a lock if there is just one object that it may be. */
  void addSingle(Guards guards, ObjectSet lock, boolean shared) {
    if (lock.size() == 1 && once.isSingle(lock.only())) {
      guards.add(new GuardKey(GuardKey.Kind.OBJECT, lock.only(), 0, List.of(), shared), lock);
    }
  }
}
