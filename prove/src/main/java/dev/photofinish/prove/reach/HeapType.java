package dev.photofinish.prove.reach;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The type of an object (figure 3.6): where and when it was allocated. The order is that of both
 * parts; the least type, which has no site, is that of null.
 *
 * @param site which abstract objects it may be
 * @param vector in which iterations of the loops it was allocated
 */
public record HeapType(AbstractSite site, LoopVector vector) {

  /** There is one type of null for each number of loops. */
  public HeapType {
    vector = site.isEmpty() ? LoopVector.zeros(vector.size()) : vector;
  }

  /** The type of null. */
  public static HeapType ofNull(int loops) {
    return new HeapType(AbstractSite.NONE, LoopVector.zeros(loops));
  }

  /** The type of everything, which a read of the heap gives (rule 3.14). */
  public static HeapType top(int loops) {
    return new HeapType(AbstractSite.TOP, LoopVector.tops(loops));
  }

  public boolean isNull() {
    return site.isEmpty();
  }

  /** Definition 3.2; nulls are absorbed. The same type if the other adds nothing to it. */
  public HeapType join(HeapType other) {
    if (other.isNull()) {
      return this;
    } else if (isNull()) {
      return other;
    }
    AbstractSite sites = site.join(other.site);
    LoopVector vectors = vector.join(other.vector);
    return sites.equals(site) && vectors.equals(vector) ? this : new HeapType(sites, vectors);
  }

  /** Definition 3.3: what is known of the object at the start of another iteration of a loop. */
  public HeapType loopback(int loop) {
    return loopback(loop, loop + 1);
  }

  /** The same for neighbouring positions. */
  HeapType loopback(int from, int to) {
    LoopVector after = vector.loopback(from, to);
    return after.equals(vector) ? this : new HeapType(site, after);
  }

  /** What is left if a 1 is forgotten at all but some positions. */
  HeapType keeping(IntPredicate isKept) {
    LoopVector kept = vector.keeping(isKept);
    return kept.equals(vector) ? this : new HeapType(site, kept);
  }

  /** Definition 3.8: whether both may be types of the same object. */
  public boolean isCompatible(HeapType other) {
    return site.isCompatible(other.site) && vector.isCompatible(other.vector);
  }

  /** Definition 3.9: no part is top. */
  public boolean isBelowTop() {
    return !site.isTop() && vector.isBelowTop();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof HeapType type && site.equals(type.site) && vector.equals(type.vector));
  }

  @Override
  public int hashCode() {
    return 31 * site.hashCode() + vector.hashCode();
  }

  @Override
  public String toString() {
    return "<" + site + "," + vector + ">";
  }
}
