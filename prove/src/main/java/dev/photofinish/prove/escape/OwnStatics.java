package dev.photofinish.prove.escape;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The static fields of a class that is being initialised. Other threads wait before they see them
 * (JVMS 5.5), so to its initialiser they are like the fields of an object of its own; but only as
 * long as it calls nobody who uses them, too.
 */
final class OwnStatics {

  private final PointsTo points;
  private final Fields fields;
  private final ClassModel initialised;
  private final Set<Instance> harmless = new HashSet<>();
  private final Set<Instance> users = new HashSet<>();

  OwnStatics(PointsTo points, Fields fields, Instance initialiser) {
    this.points = points;
    this.fields = fields;
    this.initialised = initialiser.method().owner();
  }

  /** Whether a static field is one of them. */
  boolean contains(FieldRef ref) {
    return contains(fields.of(ref));
  }

  private boolean contains(ProgramField field) {
    var model = field.model();
    return model != null && model.owner() == initialised;
  }

  /** Whether a call may use them. */
  boolean areUsedBy(CallEdge edge) {
    if (edge.isStart() || users.contains(edge.target())) {
      return true;
    }
    boolean isUsed = isUsedFrom(edge.target());
    if (isUsed) {
      users.add(edge.target());
    }
    return isUsed;
  }

  private boolean isUsedFrom(Instance called) {
    Set<Instance> seen = new HashSet<>();
    Deque<Instance> open = new ArrayDeque<>(Set.of(called));
    while (!open.isEmpty()) {
      Instance next = open.remove();
      if (isInitialiser(next) || harmless.contains(next) || !seen.add(next)) {
        continue;
      }
      if (next.code().accesses().stream().anyMatch(this::isUse)
          || points.libraryAccesses(next).keySet().stream().anyMatch(this::isUse)) {
        return true;
      }
      for (CallEdge further : next.edges()) {
        if (!further.isStart()) {
          open.add(further.target());
        }
      }
    }
    harmless.addAll(seen);
    return false;
  }

  /** A class that its thread is initialising is not initialised again (JVMS 5.5, step 3). */
  private boolean isInitialiser(Instance instance) {
    return instance.method().isClassInitializer() && instance.method().owner() == initialised;
  }

  private boolean isUse(Access access) {
    return access.isStatic() && contains(access.field());
  }

  /** What they may point to. */
  ObjectSet objects() {
    ObjectSet all = new ObjectSet();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).isStatic() && contains(fields.get(i))) {
        all.addAll(points.ofStatic(fields.get(i)));
      }
    }
    return all;
  }
}
