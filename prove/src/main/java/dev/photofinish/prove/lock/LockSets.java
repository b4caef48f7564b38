package dev.photofinish.prove.lock;

import dev.photofinish.ir.Value;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.escape.Visit;
import dev.photofinish.prove.escape.Visits;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The locks that are certainly held at each access, on every way from the start of a thread by
 * which a second thread may see the object: what is done to it before needs no lock. What the main
 * thread does is told from what all others do: much is set up before there are others.
 */
final class LockSets {

  /** The longest way from a root to an object that is told from others. */
  private static final int DEEPEST = 6;

  /**
   * A value that other methods, or accesses, know by a position.
   *
   * @param position of the parameter; 0 for what is accessed
   * @param steps how many views lead on from the value to what is at the position
   */
  private record Seen(Value value, int position, int steps) {}

  private final PointsTo points;
  private final Visits visits;
  private final AccessedValues values;
  private final Once once;
  private final Constants constants;
  private final HeldByMethods held;
  private final ThreadGuards threadGuards;

  /** What is held on every way to a visit, for each group of threads. */
  private final @Nullable Guards[][] entries;

  LockSets(
      PointsTo points,
      Visits visits,
      LibraryFacts library,
      Once once,
      Constants constants,
      HeldByMethods held) {
    this.points = points;
    this.visits = visits;
    this.values = new AccessedValues(library);
    this.once = once;
    this.constants = constants;
    this.held = held;
    this.threadGuards = new ThreadGuards(points);
    this.entries = new Guards[2][visits.count()];
    solve(0);
    solve(1);
  }

  /** The group of a thread: 0 for main, 1 for all others. */
  static int group(AbstractThread thread) {
    return thread.kind() == AbstractThread.Kind.MAIN ? 0 : 1;
  }

  private void solve(int group) {
    BitSet waiting = new BitSet();
    for (AbstractThread thread : points.threads()) {
      if (group(thread) == group) {
        for (Visit root : visits.rootsOf(thread)) {
          enter(group, root, ofRoot(thread, root.instance()), waiting);
        }
      }
    }
    while (!waiting.isEmpty()) {
      int next = waiting.nextSetBit(0);
      waiting.clear(next);
      Visit visit = visits.get(next);
      for (Visit.Call call : visit.calls()) {
        enter(group, call.target(), atCall(group, visit, call.edge()), waiting);
      }
    }
  }

  private Guards ofRoot(AbstractThread thread, Instance root) {
    Guards guards = new Guards();
    if (thread.kind() == AbstractThread.Kind.STARTED) {
      threadGuards
          .of(thread, root)
          .forEach(key -> guards.add(key, ObjectSet.of(thread.object().id())));
    }
    ofSynchronizedMethod(guards, root);
    return guards;
  }

  private void enter(int group, Visit visit, Guards guards, BitSet waiting) {
    Guards known = entries[group][visit.number()];
    if (known == null) {
      entries[group][visit.number()] = guards;
      waiting.set(visit.number());
    } else if (known.meet(guards)) {
      waiting.set(visit.number());
    }
  }

  private Guards atCall(int group, Visit caller, CallEdge edge) {
    CallSite site = edge.site();
    Instance target = edge.target();
    if (site == null) {
      // Nobody else runs an initialiser, but what is held differs from one who begins it to
      // another.
      return new Guards();
    }
    Guards entry = entries[group][caller.number()];
    Guards guards = absolute(entry, caller.instance(), site.place());
    if (edge.isDirect()) {
      for (int i = 0; i < target.code().formalCount(); i++) {
        if (target.code().formal(i) != MethodCode.NONE) {
          Value argument = site.instruction().operand(i);
          related(guards, entry, caller.instance(), site.place(), new Seen(argument, i, 0));
        }
      }
    }
    ofSynchronizedMethod(guards, target);
    return guards;
  }

  /** The monitor of a synchronized method is held throughout. */
  private void ofSynchronizedMethod(Guards guards, Instance target) {
    if (!target.method().isSynchronized()) {
      return;
    }
    if (target.method().isStatic()) {
      int object = points.classObject(target.method().owner());
      guards.add(
          new GuardKey(GuardKey.Kind.OBJECT, object, 0, List.of(), false), ObjectSet.of(object));
      return;
    }
    ObjectSet receiver = points.of(target, target.code().formal(0));
    guards.add(new GuardKey(GuardKey.Kind.RELATED, 0, 0, List.of(), false), receiver);
    single(guards, receiver, false);
  }

  private void single(Guards guards, ObjectSet lock, boolean shared) {
    if (lock.size() == 1 && once.isSingle(lock.only())) {
      guards.add(new GuardKey(GuardKey.Kind.OBJECT, lock.only(), 0, List.of(), shared), lock);
    }
  }

  /** The locks that are known whatever is accessed. */
  private Guards absolute(@Nullable Guards entry, Instance instance, Place place) {
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
    HeldFlow flow = held.of(instance.code());
    for (Acquired acquired : flow.before(place)) {
      if (acquired.isReal(instance)) {
        absolute(guards, instance, acquired, flow.chain(acquired.lock()));
      }
    }
    return guards;
  }

  private void absolute(Guards guards, Instance instance, Acquired acquired, Chain chain) {
    boolean shared = acquired.isShared() || chain.isShared();
    single(guards, objects(instance, chain.values().get(0)), shared);
    Optional<ProgramField> global = chain.global();
    List<ProgramField> path = chain.pathFrom(chain.fields().size());
    if (global.isPresent() && constants.isConstant(global.get()) && constants.areConstant(path)) {
      guards.add(
          new GuardKey(GuardKey.Kind.STATIC, global.get().id(), 0, path, shared), new ObjectSet());
    }
  }

  private ObjectSet objects(Instance instance, Value value) {
    return points.of(instance, instance.code().variableOf(value.id()));
  }

  /** Adds the locks that are known by how a value was loaded. */
  private void related(
      Guards guards, @Nullable Guards entry, Instance instance, Place place, Seen seen) {
    HeldFlow flow = held.of(instance.code());
    for (Acquired acquired : flow.before(place)) {
      if (acquired.isReal(instance)) {
        related(guards, instance, acquired, flow, seen);
      }
    }
    if (entry == null) {
      return;
    }
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

  /** How many loads lead from a value to what is seen; -1 if that is not known. */
  private int distance(HeldFlow flow, Value root, Seen seen) {
    Chain chain = flow.chain(seen.value);
    int distance = chain.distance(root, (one, other) -> areSame(flow, one, other));
    return distance < 0 ? distance : distance + seen.steps;
  }

  private void related(
      Guards guards, Instance instance, Acquired acquired, HeldFlow flow, Seen seen) {
    Chain lock = flow.chain(acquired.lock());
    for (int i = 0; i < lock.values().size(); i++) {
      List<ProgramField> path = lock.pathFrom(lock.positions().get(i));
      if (!constants.areConstant(path)) {
        return;
      }
      int distance = distance(flow, lock.values().get(i), seen);
      if (distance >= 0) {
        guards.add(
            new GuardKey(
                GuardKey.Kind.RELATED,
                seen.position,
                distance,
                path,
                acquired.isShared() || lock.isShared()),
            objects(instance, lock.values().get(i)));
      }
    }
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

  /**
   * The locks that are certainly held at an access, by a thread of a group, when a second thread
   * may see the object.
   */
  Guards at(int group, Instance instance, Access access) {
    return visits.sharing(instance, access).stream()
        .map(visit -> entries[group][visit.number()])
        .filter(Objects::nonNull)
        .map(entry -> at(entry, instance, access))
        .reduce(Guards::meeting)
        .orElseGet(() -> at(null, instance, access));
  }

  private Guards at(@Nullable Guards entry, Instance instance, Access access) {
    Guards guards = absolute(entry, instance, access.place());
    AccessedValues.Found found = access.isStatic() ? null : values.of(instance, access);
    if (found != null) {
      related(guards, entry, instance, access.place(), new Seen(found.value(), 0, found.steps()));
    }
    if (access.route().isLocked()) {
      monitor(guards, instance, access);
    }
    return guards;
  }

  /** The monitor that library code holds, of a synchronized view of what it accesses. */
  private void monitor(Guards guards, Instance instance, Access access) {
    ObjectSet monitors = points.monitors(instance, access);
    single(guards, monitors, false);
    if (access.route().endsSynchronized()) {
      guards.add(new GuardKey(GuardKey.Kind.RELATED, 0, 1, List.of(), false), monitors);
    }
    Value monitor = values.monitor(instance, access);
    if (monitor != null) {
      Acquired acquired = new Acquired(monitor, null, false);
      absolute(guards, instance, acquired, held.of(instance.code()).chain(monitor));
    }
  }
}
