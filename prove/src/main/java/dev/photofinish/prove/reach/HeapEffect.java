package dev.photofinish.prove.reach;

import org.jspecify.annotations.Nullable;

/**
 * An abstract heap effect (figure 3.6): some field of an object of the one type may have been
 * assigned an object of the other. Where both types have a 1, the two objects were allocated in the
 * same iteration (figure 3.7 (b)).
 *
 * @param root the type of the object whose field was assigned
 * @param target the type of the object that was assigned
 */
public record HeapEffect(HeapType root, HeapType target) {

  /**
   * Definition 3.10, item 2: this effect and then another that starts where this ends.
   *
   * @return what may be reached from the root through both; its site is that of the other's target
   */
  HeapType then(HeapEffect next) {
    return end(root.vector(), target, next);
  }

  /**
   * The same for a root of which only the vector is known, which is all that matters of it.
   *
   * @param target compatible with the next effect's root
   */
  static HeapType end(LoopVector root, HeapType target, HeapEffect next) {
    LoopVector last = next.target.vector();
    LoopVector end = last.atEndOf(root, target.vector(), next.root.vector());
    return end.equals(last) ? next.target : new HeapType(next.target.site(), end);
  }

  /** An effect that abstracts what either does; this if the other adds nothing to it. */
  HeapEffect join(HeapEffect other) {
    HeapType roots = root.join(other.root);
    HeapType targets = target.join(other.target);
    return roots.equals(root) && targets.equals(target) ? this : new HeapEffect(roots, targets);
  }

  /**
   * The type of an object that is read from one whose vector has, by a field to which only this
   * effect applies: it is of the current iteration where the other is, and both are of the same.
   */
  HeapType readFrom(LoopVector base) {
    LoopVector read = target.vector().keeping(w -> base.isOne(w) && root.vector().isOne(w));
    return new HeapType(target.site(), read);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof HeapEffect effect
            && root.equals(effect.root)
            && target.equals(effect.target));
  }

  @Override
  public int hashCode() {
    return 31 * root.hashCode() + target.hashCode();
  }

  @Override
  public String toString() {
    return root + " |> " + target;
  }
}
