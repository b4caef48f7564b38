package dev.photofinish.prove.lock;

import dev.photofinish.ir.Closure;
import dev.photofinish.ir.MethodHandleRef;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.List;

/**
 * How a thread's first method knows its own thread object (section 3.7.3): no two threads have the
 * same one, so it serves like a lock that is always held.
 */
final class ThreadGuards {

  private final PointsTo points;

  ThreadGuards(PointsTo points) {
    this.points = points;
  }

  /** By which parameters of its first method a thread is known. */
  List<GuardKey> of(AbstractThread thread, Instance root) {
    if (!root.method().isStatic() && root.context() == thread.object()) {
      return List.of(key(0, 0));
    }
    ObjectSet given = points.contentsOf(thread.object().id());
    if (!root.method().isStatic()
        && !root.context().isEmpty()
        && given.size() == 1
        && given.contains(root.context().id())) {
      return List.of(key(0, 1));
    }
    return given.size() == 1 ? captured(points.object(given.only()), root) : List.of();
  }

  /** The code of a closure has what that captured as its first parameters. */
  private static List<GuardKey> captured(AbstractObject given, Instance root) {
    List<GuardKey> keys = new ArrayList<>();
    if (given.site().instruction() instanceof Closure closure
        && closure.target() instanceof MethodHandleRef.OfMethod target
        && target.method().name().equals(root.method().name())) {
      for (int i = 0; i < closure.operandCount(); i++) {
        keys.add(key(i, 2));
      }
    }
    return keys;
  }

  private static GuardKey key(int position, int depth) {
    return new GuardKey(GuardKey.Kind.THREAD, position, depth, List.of(), false);
  }
}
