package dev.photofinish.prove.parallel;

import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Spread;
import java.util.BitSet;
import java.util.List;

/** The threads that may be started by a call, or on its way, whoever calls. Immutable. */
final class StartedWithin {

  private final Starts starts;
  private final BitSet[] ofInstances;

  StartedWithin(PointsTo points, Starts starts) {
    this.starts = starts;
    List<Instance> instances = points.instances();
    this.ofInstances = new BitSet[instances.size()];
    for (Instance instance : instances) {
      ofInstances[instance.id()] = startedBy(instance);
    }
    Spread.along(
        ofInstances,
        (callee, to) -> {
          for (CallEdge edge : instances.get(callee).callers()) {
            if (!edge.isStart()) {
              to.accept(edge.caller().id());
            }
          }
        });
  }

  private BitSet startedBy(Instance instance) {
    BitSet started = new BitSet();
    for (CallEdge edge : instance.edges()) {
      var thread = edge.thread();
      if (thread != null) {
        started.or(starts.withDescendants(thread.number()));
      }
    }
    return started;
  }

  /** Those that a call may start, and all that these start; do not change it. */
  BitSet of(CallEdge edge) {
    var thread = edge.thread();
    return thread != null
        ? starts.withDescendants(thread.number())
        : ofInstances[edge.target().id()];
  }
}
