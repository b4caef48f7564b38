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
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who uses the static fields of a class, by itself or by what it calls. Searched from the uses on
 * upward, among what the initialiser of the class calls, which is mostly little.
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
   * The numbers of the instances that use the static fields of a class on their own thread, as far
   * as its initialiser comes to them. It is none of them: a class that its thread is initialising
   * is not initialised again (JVMS 5.5, step 3).
   */
  BitSet under(Instance initialiser) {
    BitSet called = called(initialiser);
    BitSet found = new BitSet();
    Deque<Instance> open = new ArrayDeque<>();
    for (Instance user : direct.getOrDefault(initialiser.method().owner(), Set.of())) {
      add(user, called, found, open);
    }
    while (!open.isEmpty()) {
      for (CallEdge edge : open.remove().callers()) {
        if (!edge.isStart()) {
          add(edge.caller(), called, found, open);
        }
      }
    }
    return found;
  }

  private static void add(Instance user, BitSet called, BitSet found, Deque<Instance> open) {
    if (called.get(user.id()) && !found.get(user.id())) {
      found.set(user.id());
      open.add(user);
    }
  }

  /** What an initialiser calls, directly or through others; itself and its like are left out. */
  private static BitSet called(Instance initialiser) {
    BitSet found = new BitSet();
    Deque<Instance> open = new ArrayDeque<>(List.of(initialiser));
    while (!open.isEmpty()) {
      for (CallEdge edge : open.remove().edges()) {
        Instance target = edge.target();
        if (!edge.isStart() && !found.get(target.id()) && !isLike(initialiser, target)) {
          found.set(target.id());
          open.add(target);
        }
      }
    }
    return found;
  }

  private static boolean isLike(Instance initialiser, Instance other) {
    return other.method().isClassInitializer()
        && other.method().owner() == initialiser.method().owner();
  }
}
