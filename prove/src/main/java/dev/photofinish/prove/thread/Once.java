package dev.photofinish.prove.thread;

import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What happens at most once in any execution: calls of methods in a context, and so allocations of
 * abstract objects, which then stand for one object at most. Immutable.
 */
public final class Once {

  private final PointsTo points;
  private final BitSet runsOnce = new BitSet();
  private final BitSet single = new BitSet();

  private Once(PointsTo points) {
    this.points = points;
  }

  public static Once of(PointsTo points) {
    Once once = new Once(points);
    once.findInstances();
    once.findObjects();
    return once;
  }

  /** Whether a method in a context is called at most once. */
  public boolean runsOnce(Instance instance) {
    return runsOnce.get(instance.id());
  }

  /** Whether an abstract object stands for one object at most. */
  public boolean isSingle(int object) {
    return single.get(object);
  }

  /** Whether a call in a context happens at most once. */
  public boolean runsOnce(Instance instance, CallSite site) {
    return runsOnce(instance) && !instance.code().loops().repeats(site.place().block());
  }

  private void findInstances() {
    int[] begins = begins();
    List<Instance> found = new ArrayList<>();
    for (Instance instance : points.instances()) {
      boolean isMain = begins[instance.id()] == 1 && instance.callers().isEmpty();
      if (isMain || instance.method().isClassInitializer()) {
        runsOnce.set(instance.id());
        found.add(instance);
      }
    }
    for (int i = 0; i < found.size(); i++) {
      for (CallEdge edge : found.get(i).edges()) {
        if (isOnlyCall(edge, begins)) {
          runsOnce.set(edge.target().id());
          found.add(edge.target());
        }
      }
    }
  }

  /** How often instances are begun by nobody that the call graph knows. */
  private int[] begins() {
    int[] begins = new int[points.instances().size()];
    for (Map.Entry<AbstractThread, Set<Instance>> each : points.roots().entrySet()) {
      int weight =
          switch (each.getKey().kind()) {
            case MAIN -> 1;
            case SET_UP -> each.getKey().isMany() ? 2 : 1;
            case LIBRARY, FINALIZER, FRAMEWORK -> 2;
            default -> 0;
          };
      each.getValue().forEach(root -> begins[root.id()] += weight);
    }
    return begins;
  }

  private boolean isOnlyCall(CallEdge edge, int[] begins) {
    Instance target = edge.target();
    CallSite site = edge.site();
    AbstractThread thread = edge.thread();
    return site != null
        && begins[target.id()] == 0
        && target.callers().size() == 1
        && !runsOnce.get(target.id())
        && runsOnce(edge.caller(), site)
        && (thread == null || thread.kind() == AbstractThread.Kind.STARTED);
  }

  private void findObjects() {
    int[] allocators = new int[points.objects().size()];
    for (Instance instance : points.instances()) {
      instance
          .allocated()
          .forEach(
              object -> {
                boolean once = runsOnce(instance) && !isRepeated(instance, points.object(object));
                allocators[object] += once ? 1 : 2;
              });
    }
    for (int i = 0; i < allocators.length; i++) {
      boolean isClass = points.object(i).site().kind() == Site.Kind.CLASS;
      if (isClass || (allocators[i] == 1 && !points.repeated().contains(i))) {
        single.set(i);
      }
    }
  }

  private static boolean isRepeated(Instance instance, AbstractObject object) {
    Place place = instance.code().placeOf(object.site().instruction());
    return place == null || instance.code().loops().repeats(place.block());
  }
}
