package dev.photofinish.prove.parallel;

import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.ThreadReach;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Which threads start which, directly or through others. Immutable. */
final class Starts {

  /** For each thread, the threads that it starts itself. */
  private final List<BitSet> children = new ArrayList<>();

  /** For each thread, the threads that start it. */
  private final List<BitSet> parents = new ArrayList<>();

  /** For each thread, those that all ways from the first thread to its start lead through. */
  private final List<BitSet> dominators = new ArrayList<>();

  /** For each thread, itself with all that it starts, directly or through others. */
  private final List<BitSet> withDescendants = new ArrayList<>();

  private Starts() {}

  static Starts of(PointsTo points, ThreadReach reach) {
    Starts starts = new Starts();
    int count = points.threads().size();
    for (int i = 0; i < count; i++) {
      starts.children.add(new BitSet());
    }
    for (Instance instance : points.instances()) {
      for (CallEdge edge : instance.edges()) {
        var thread = edge.thread();
        if (thread != null) {
          reach.of(instance).stream()
              .forEach(parent -> starts.children.get(parent).set(thread.number()));
        }
      }
    }
    starts.findDominators(points, count);
    for (int i = 0; i < count; i++) {
      starts.withDescendants.add(starts.findDescendants(i));
    }
    return starts;
  }

  /** Threads that nobody is seen to start are there from the beginning, like main. */
  private void findDominators(PointsTo points, int count) {
    for (int i = 0; i < count; i++) {
      parents.add(new BitSet());
    }
    for (int i = 0; i < count; i++) {
      int parent = i;
      children.get(i).stream().forEach(child -> parents.get(child).set(parent));
    }
    for (int i = 0; i < count; i++) {
      BitSet all = new BitSet();
      boolean begins = isFirst(points, i);
      all.set(begins ? i : 0, begins ? i + 1 : count);
      dominators.add(all);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < count; i++) {
        changed |= !isFirst(points, i) && narrow(i, parents.get(i));
      }
    }
  }

  private static boolean isFirst(PointsTo points, int thread) {
    return switch (points.threads().get(thread).kind()) {
      case MAIN, LIBRARY, FINALIZER, SET_UP, FRAMEWORK -> true;
      default -> false;
    };
  }

  private boolean narrow(int thread, BitSet parents) {
    BitSet narrower = (BitSet) dominators.get(thread).clone();
    parents.stream().forEach(parent -> narrower.and(dominators.get(parent)));
    narrower.set(thread);
    boolean changed = !narrower.equals(dominators.get(thread));
    dominators.set(thread, narrower);
    return changed;
  }

  /** Whether a thread is only ever started by another, or by those that this one starts. */
  boolean dominates(int one, int other) {
    return one != other && dominators.get(other).get(one);
  }

  /** Whether nobody but one thread starts another. */
  boolean isOnlyStarter(int one, int other) {
    return parents.get(other).cardinality() == 1 && parents.get(other).get(one);
  }

  /** Whether a thread starts any other. */
  boolean startsSome(int thread) {
    return !children.get(thread).isEmpty();
  }

  /** A thread with all that it starts, directly or through others; do not change it. */
  BitSet withDescendants(int thread) {
    return withDescendants.get(thread);
  }

  private BitSet findDescendants(int thread) {
    BitSet found = new BitSet();
    found.set(thread);
    BitSet open = (BitSet) found.clone();
    while (!open.isEmpty()) {
      int next = open.nextSetBit(0);
      open.clear(next);
      BitSet more = (BitSet) children.get(next).clone();
      more.andNot(found);
      found.or(more);
      open.or(more);
    }
    return found;
  }
}
