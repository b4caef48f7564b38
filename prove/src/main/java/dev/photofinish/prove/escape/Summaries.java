package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;
import java.util.List;

/** The summaries of all instances: the least ones that hold, callees and callers alike. */
final class Summaries {

  private final List<Instance> instances;
  private final Summary[] summaries;
  private final BitSet waiting = new BitSet();

  Summaries(PointsTo points) {
    this.instances = points.instances();
    this.summaries = new Summary[instances.size()];
    for (int i = 0; i < summaries.length; i++) {
      summaries[i] = new Summary();
    }
  }

  Summary of(Instance instance) {
    return summaries[instance.id()];
  }

  /** Finds all. Callees were mostly found after their callers, so the last come first. */
  void solve(PointsTo points, HeapGraph heap, CallEffects calls) {
    waiting.set(0, instances.size());
    while (!waiting.isEmpty()) {
      int next = waiting.previousSetBit(instances.size());
      waiting.clear(next);
      Instance instance = instances.get(next);
      Summary summary = summaries[next];
      long before = summary.version();
      new LocalFlow(instance, points, heap, calls, summary).run(allLocal(instance));
      if (summary.version() != before) {
        for (CallEdge edge : instance.callers()) {
          waiting.set(edge.caller().id());
        }
      }
    }
  }

  private static LocalState allLocal(Instance instance) {
    BitSet local = new BitSet();
    MethodCode code = instance.code();
    for (int i = 0; i < code.formalCount(); i++) {
      if (code.formal(i) != MethodCode.NONE) {
        local.set(code.formal(i));
      }
    }
    return new LocalState(local, new ObjectSet());
  }
}
