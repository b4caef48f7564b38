package dev.photofinish.predict.symbolic;

import java.util.HashMap;
import java.util.Map;

/** How often a thread has taken which monitors, as far as it is known which they are. */
final class Monitors {

  private final KnownObjects objects;
  private final Map<Object, Integer> depths = new HashMap<>();

  Monitors(KnownObjects objects) {
    this.objects = objects;
  }

  /** A copy to try something with. */
  Monitors(Monitors from) {
    this.objects = from.objects;
    this.depths.putAll(from.depths);
  }

  /** What stands for the monitor of a synchronized method. */
  static Object lockOf(Frame frame) {
    return frame.method.model().isStatic()
        ? frame.method.model().owner()
        : frame.get(frame.method.body().parameters().get(0));
  }

  int depth(Object lock) {
    return depths.getOrDefault(key(lock), 0);
  }

  void take(Object lock) {
    depths.merge(key(lock), 1, Integer::sum);
  }

  void give(Object lock) {
    depths.computeIfPresent(key(lock), (key, depth) -> depth == 1 ? null : depth - 1);
  }

  /**
   * It is not known any more which were taken, but for those that events tell of.
   *
   * @param held the numbers of the objects
   */
  void reset(Iterable<Long> held) {
    depths.clear();
    held.forEach(number -> depths.put(key(Term.constant(number)), 1));
  }

  private Object key(Object lock) {
    if (!(lock instanceof Term term)) {
      return lock;
    }
    LocalObject object = term.object();
    if (object != null) {
      return object;
    }
    if (!term.hasValue()) {
      return term.expression();
    }
    LocalObject made = objects.made(term.value());
    return made != null ? made : (Object) term.value();
  }
}
