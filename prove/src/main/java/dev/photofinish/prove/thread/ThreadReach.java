package dev.photofinish.prove.thread;

import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;

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
    BitSet waiting = new BitSet();
    points
        .roots()
        .forEach(
            (thread, roots) ->
                roots.forEach(
                    root -> {
                      reach.threads[root.id()].set(thread.number());
                      waiting.set(root.id());
                    }));
    while (!waiting.isEmpty()) {
      for (int i = waiting.nextSetBit(0); i >= 0; i = waiting.nextSetBit(i + 1)) {
        waiting.clear(i);
        reach.flow(points.instances().get(i), waiting);
      }
    }
    return reach;
  }

  /** All threads at once: there may be one for each method of a library. */
  private void flow(Instance caller, BitSet waiting) {
    BitSet by = threads[caller.id()];
    for (CallEdge edge : caller.edges()) {
      BitSet of = threads[edge.target().id()];
      if (!edge.isStart() && edge.target() != caller) {
        int before = of.cardinality();
        of.or(by);
        if (of.cardinality() > before) {
          waiting.set(edge.target().id());
        }
      }
    }
  }

  /** The numbers of the threads that may run an instance; do not change it. */
  public BitSet of(Instance instance) {
    return threads[instance.id()];
  }
}
