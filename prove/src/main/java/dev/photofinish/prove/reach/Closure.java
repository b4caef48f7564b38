package dev.photofinish.prove.reach;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
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
    return new Walk(root.vector(), false).from(root);
  }

  /**
   * The same as far as it matters to whom only some positions of the root do.
   *
   * @param vector has a 1 where the root has one that matters
   */
  Optional<Set<HeapType>> from(HeapType root, LoopVector vector) {
    return new Walk(vector, !effects.haveZeros()).from(root);
  }

  /** What is reached from one root. */
  private final class Walk {

    private final LoopVector root;
    private final boolean narrows;
    private final Set<HeapType> reached = new LinkedHashSet<>();
    private final Deque<HeapType> open = new ArrayDeque<>();

    /** Sites of which nothing is known when they are reached: all that follow from one follow. */
    private final BitSet passed = new BitSet();

    /**
     * @param narrows whether to forget of targets what is not of the root: if no type says that a
     *     loop did not run, nothing depends on it
     */
    Walk(LoopVector root, boolean narrows) {
      this.root = root;
      this.narrows = narrows;
    }

    Optional<Set<HeapType>> from(HeapType start) {
      effects.from(start).forEach(effect -> reach(effect.target()));
      while (!open.isEmpty() && reached.size() <= limit) {
        HeapType target = open.remove();
        if (target.vector().isTop() && !target.site().isTop()) {
          target.site().sites().filter(site -> !passed.get(site)).forEach(this::pass);
        } else {
          follow(target, effects.after(target));
        }
      }
      return reached.size() <= limit ? Optional.of(reached) : Optional.empty();
    }

    /** Goes on from a site: as nothing is known of the vector, it is compatible with any. */
    private void pass(int site) {
      passed.set(site);
      HeapType target = new HeapType(AbstractSite.of(site), LoopVector.tops(root.size()));
      effects.rootsAt(site).forEach(next -> follow(target, effects.from(next)));
    }

    private void follow(HeapType target, Collection<HeapEffect> following) {
      following.forEach(next -> reach(HeapEffect.end(root, target, next)));
    }

    private void reach(HeapType end) {
      HeapType known = narrows ? end.keeping(root::isOne) : end;
      if (reached.add(known)) {
        open.add(known);
      }
    }
  }
}
