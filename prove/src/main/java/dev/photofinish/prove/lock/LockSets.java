package dev.photofinish.prove.lock;

import dev.photofinish.ir.Value;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.escape.Visit;
import dev.photofinish.prove.escape.Visits;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The locks that are certainly held at each access, on every way from the start of a thread by
 * which a second thread may see the object: what is done to it before needs no lock. What the main
 * thread does is told from what all others do: much is set up before there are others.
 */
final class LockSets {

  private final PointsTo points;
  private final Visits visits;
  private final AccessedValues values;
  private final AbsoluteGuards absolute;
  private final RelatedGuards related;
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
    this.absolute = new AbsoluteGuards(points, once, constants, held);
    this.related = new RelatedGuards(points, constants, held);
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
    Guards guards = absolute.at(entry, caller.instance(), site.place());
    if (edge.isDirect()) {
      for (int i = 0; i < target.code().formalCount(); i++) {
        if (target.code().formal(i) != MethodCode.NONE) {
          Value argument = site.instruction().operand(i);
          RelatedGuards.Seen seen = new RelatedGuards.Seen(argument, i, 0);
          related.add(guards, entry, caller.instance(), site.place(), seen);
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
    absolute.addSingle(guards, receiver, false);
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
    Guards guards = absolute.at(entry, instance, access.place());
    AccessedValues.Found found = access.isStatic() ? null : values.of(instance, access);
    if (found != null) {
      RelatedGuards.Seen seen = new RelatedGuards.Seen(found.value(), 0, found.steps());
      related.add(guards, entry, instance, access.place(), seen);
    }
    if (access.route().isLocked()) {
      monitor(guards, instance, access);
    }
    return guards;
  }

  /** The monitor that library code holds, of a synchronized view of what it accesses. */
  private void monitor(Guards guards, Instance instance, Access access) {
    ObjectSet monitors = points.monitors(instance, access);
    absolute.addSingle(guards, monitors, false);
    if (access.route().endsSynchronized()) {
      guards.add(new GuardKey(GuardKey.Kind.RELATED, 0, 1, List.of(), false), monitors);
    }
    Value monitor = values.monitor(instance, access);
    if (monitor != null) {
      absolute.add(guards, instance, new Acquired(monitor, null, false));
    }
  }
}
