package dev.photofinish.prove.escape;

import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The objects that are finalized. The thread that does so has such an object for itself, as it
 * begins when nobody else does any more, but not what the object refers to. Immutable.
 */
final class Finalized {

  private final IntFunction<List<ObjectSet>> fields;
  private final HeapGraph heap;
  private final ObjectSet objects = new ObjectSet();
  private final ObjectSet held;

  Finalized(PointsTo points, IntFunction<List<ObjectSet>> fields, HeapGraph heap) {
    this.fields = fields;
    this.heap = heap;
    points
        .roots()
        .forEach(
            (thread, begun) -> {
              if (isFinalizer(thread)) {
                begun.forEach(root -> objects.addAll(objectsOf(points, root)));
              }
            });
    this.held = heldBy(objects);
  }

  private static ObjectSet objectsOf(PointsTo points, Instance finalizer) {
    return points.of(finalizer, finalizer.code().formal(0));
  }

  static boolean isFinalizer(AbstractThread thread) {
    return thread.kind() == AbstractThread.Kind.FINALIZER;
  }

  /** Whether some objects may be among them. */
  boolean intersects(ObjectSet some) {
    return objects.intersects(some);
  }

  /** What they lead to, which others may know, too; do not change it. */
  ObjectSet held() {
    return held;
  }

  /** What those of some objects lead to that are finalized; do not change it. */
  ObjectSet heldBy(ObjectSet some) {
    ObjectSet referred = new ObjectSet();
    some.and(objects).forEach(object -> fields.apply(object).forEach(referred::addAll));
    return heap.from(referred);
  }
}
