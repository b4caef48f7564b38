package dev.photofinish.prove.escape;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Who uses the static fields of a class, by itself or by what it calls. Searched from the uses on
 * upward, as very many calls are asked about and few come to one.
 */
final class StaticUses {

  private final Map<ClassModel, Set<Instance>> direct = new HashMap<>();

  StaticUses(PointsTo points) {
    for (Instance instance : points.instances()) {
      note(instance, instance.code().accesses());
      note(instance, points.libraryAccesses(instance).keySet());
    }
  }

  private void note(Instance instance, Collection<Access> accesses) {
    for (Access access : accesses) {
      var model = access.field().model();
      if (access.isStatic() && model != null) {
        direct.computeIfAbsent(model.owner(), none -> new LinkedHashSet<>()).add(instance);
      }
    }
  }

  /**
   * The numbers of the instances that use the static fields of a class on their own thread. Its
   * initialiser is none of them: a class that its thread is initialising is not initialised again
   * (JVMS 5.5, step 3).
   */
  BitSet of(ClassModel initialised) {
    BitSet found = new BitSet();
    Deque<Instance> open = new ArrayDeque<>(direct.getOrDefault(initialised, Set.of()));
    while (!open.isEmpty()) {
      Instance next = open.remove();
      if (isInitialiser(next, initialised) || found.get(next.id())) {
        continue;
      }
      found.set(next.id());
      next.callers().stream()
          .filter(edge -> !edge.isStart())
          .map(CallEdge::caller)
          .forEach(open::add);
    }
    return found;
  }

  private static boolean isInitialiser(Instance instance, ClassModel initialised) {
    return instance.method().isClassInitializer() && instance.method().owner() == initialised;
  }
}
