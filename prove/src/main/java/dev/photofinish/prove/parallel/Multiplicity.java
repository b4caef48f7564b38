package dev.photofinish.prove.parallel;

import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.BitSet;

/** Whether two threads of one abstract thread may run at the same time. Immutable. */
final class Multiplicity {

  private final BitSet many = new BitSet();

  private Multiplicity() {}

  static Multiplicity of(PointsTo points, Once once) {
    Multiplicity multiplicity = new Multiplicity();
    int[] submissions = new int[points.threads().size()];
    for (Instance instance : points.instances()) {
      for (CallEdge edge : instance.edges()) {
        AbstractThread thread = edge.thread();
        CallSite site = edge.site();
        if (thread != null && site != null) {
          submissions[thread.number()] += once.runsOnce(instance, site) ? 1 : 2;
        }
      }
    }
    for (AbstractThread thread : points.threads()) {
      boolean isMany =
          switch (thread.kind()) {
            case MAIN, FINALIZER -> false;
            case LIBRARY -> true;
            case SET_UP, FRAMEWORK -> thread.isMany();
            case STARTED -> !once.isSingle(thread.object().id());
            case TASK -> thread.isMany() || submissions[thread.number()] != 1;
          };
      multiplicity.many.set(thread.number(), isMany);
    }
    return multiplicity;
  }

  boolean isMany(AbstractThread thread) {
    return many.get(thread.number());
  }
}
