package dev.photofinish.prove.thread;

import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;
import java.util.function.IntConsumer;

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
        .forEach(
            (thread, roots) ->
                roots.forEach(root -> reach.threads[root.id()].set(thread.number())));
    Spread.along(reach.threads, (caller, to) -> calls(points.instances().get(caller), to));
    return reach;
  }

  private static void calls(Instance caller, IntConsumer to) {
    for (CallEdge edge : caller.edges()) {
      if (!edge.isStart() && edge.target() != caller) {
        to.accept(edge.target().id());
      }
    }
  }

  /** The numbers of the threads that may run an instance; do not change it. */
  public BitSet of(Instance instance) {
    return threads[instance.id()];
  }
}
