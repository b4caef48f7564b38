package dev.photofinish.prove.thread;

import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * The relation {@code reaches} of algorithm 2.1: which abstract threads may run a method in a
 * context. Immutable.
 */
public final class ThreadReach {

  private final BitSet[] threads;

  private ThreadReach(int instances) {
    threads = new BitSet[instances];
    for (int i = 0; i < instances; i++) {
      threads[i] = new BitSet();
    }
  }

  public static ThreadReach of(PointsTo points) {
    ThreadReach reach = new ThreadReach(points.instances().size());
    points
        .roots()
        .forEach((thread, roots) -> roots.forEach(root -> reach.flow(root, thread.number())));
    return reach;
  }

  private void flow(Instance root, int thread) {
    Deque<Instance> open = new ArrayDeque<>();
    if (!threads[root.id()].get(thread)) {
      threads[root.id()].set(thread);
      open.add(root);
    }
    while (!open.isEmpty()) {
      for (CallEdge edge : open.remove().edges()) {
        BitSet of = threads[edge.target().id()];
        if (!edge.isStart() && !of.get(thread)) {
          of.set(thread);
          open.add(edge.target());
        }
      }
    }
  }

  /** The numbers of the threads that may run an instance; do not change it. */
  public BitSet of(Instance instance) {
    return threads[instance.id()];
  }
}
