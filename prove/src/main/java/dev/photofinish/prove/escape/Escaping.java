package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.Set;

/** Which objects a second thread may see at some time, whenever that is. */
final class Escaping {

  private Escaping() {}

  static ObjectSet of(PointsTo points, HeapGraph heap, Finalized finalized) {
    ObjectSet roots = new ObjectSet();
    points.statics().forEach(roots::addAll);
    roots.addAll(points.known());
    roots.addAll(finalized.held());
    points.roots().forEach((thread, begun) -> add(points, thread, begun, roots));
    return heap.from(roots).copy();
  }

  /** What a thread is given, the one who started it has, too. */
  private static void add(
      PointsTo points, AbstractThread thread, Set<Instance> begun, ObjectSet roots) {
    if (thread.kind() == AbstractThread.Kind.MAIN || Finalized.isFinalizer(thread)) {
      return;
    }
    if (!thread.object().isEmpty()) {
      roots.add(thread.object().id());
    }
    for (Instance root : begun) {
      MethodCode code = root.code();
      for (int i = 0; i < code.formalCount(); i++) {
        if (code.formal(i) != MethodCode.NONE) {
          roots.addAll(points.of(root, code.formal(i)));
        }
      }
    }
  }
}
