package dev.photofinish.prove.reach;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The closure of a set of abstract heap effects (definition 3.10), one root at a time: a step of
 * the definition leaves the root as it is, and looks at the target of that root only.
 */
final class Closure {

  private final HeapEffects effects;
  private final int limit;

  Closure(HeapEffects effects, int limit) {
    this.effects = effects;
    this.limit = limit;
  }

  /** The targets of all effects in the closure with this root, or nothing if they are too many. */
  Optional<Set<HeapType>> from(HeapType root) {
    Set<HeapType> reached = new LinkedHashSet<>();
    effects.from(root).forEach(effect -> reached.add(effect.target()));
    Deque<HeapType> work = new ArrayDeque<>(reached);
    while (!work.isEmpty() && reached.size() <= limit) {
      HeapType target = work.remove();
      for (HeapEffect next : effects.after(target)) {
        HeapType end = HeapEffect.end(root.vector(), target, next);
        if (reached.add(end)) {
          work.add(end);
        }
      }
    }
    return reached.size() <= limit ? Optional.of(reached) : Optional.empty();
  }
}
