package dev.photofinish.prove.lock;

import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The locks that a thread may hold where it is: those of all ways that lead there from its first
 * methods, accumulated along the calls (section 2.7).
 */
final class HeldByThread {

  private final PointsTo points;
  private final HeldByMethods held;
  private final Map<Instance, LockObjects> entries = new HashMap<>();

  /**
   * @param roots the instances that the thread begins with
   */
  HeldByThread(PointsTo points, HeldByMethods held, Set<Instance> roots) {
    this.points = points;
    this.held = held;
    BitSet waiting = new BitSet();
    roots.forEach(root -> enter(root, new LockObjects(), waiting));
    while (!waiting.isEmpty()) {
      int next = waiting.nextSetBit(0);
      waiting.clear(next);
      pass(points.instances().get(next), waiting);
    }
  }

  private void pass(Instance instance, BitSet waiting) {
    for (CallEdge edge : instance.edges()) {
      if (!edge.isStart()) {
        CallSite site = edge.site();
        // A class is initialised wherever it is first used.
        LockObjects here = site == null ? entry(instance) : at(instance, site.place());
        enter(edge.target(), here.copy(), waiting);
      }
    }
  }

  private void enter(Instance instance, LockObjects locks, BitSet waiting) {
    locks.add(ofSynchronizedMethod(instance), false);
    LockObjects known = entries.get(instance);
    if (known == null) {
      entries.put(instance, locks);
      waiting.set(instance.id());
    } else if (known.addAll(locks)) {
      waiting.set(instance.id());
    }
  }

  private ObjectSet ofSynchronizedMethod(Instance instance) {
    if (!instance.method().isSynchronized()) {
      return new ObjectSet();
    }
    return instance.method().isStatic()
        ? ObjectSet.of(points.classObject(instance.method().owner()))
        : points.of(instance, instance.code().formal(0));
  }

  private LockObjects entry(Instance instance) {
    return entries.getOrDefault(instance, new LockObjects());
  }

  /** The locks that may be held just before a place of an instance. */
  LockObjects at(Instance instance, Place place) {
    LockObjects locks = entry(instance).copy();
    HeldFlow flow = held.of(instance.code());
    for (Acquired acquired : flow.before(place)) {
      if (acquired.isReal(instance)) {
        Chain chain = flow.chain(acquired.lock());
        int variable = instance.code().variableOf(chain.values().get(0).id());
        locks.add(points.of(instance, variable), acquired.isShared() || chain.isShared());
      }
    }
    return locks;
  }
}
