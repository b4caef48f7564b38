package dev.photofinish.prove.lock;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** How locks keep threads apart: what is asked of an analysis of locks, whichever is chosen. */
public sealed interface LockStage permits Locks, MayLocks {

  /**
   * Why two accesses cannot be done by two threads at once.
   *
   * @param common the objects that both may be about; empty for a static field
   */
  default Exclusion exclusion(Guarded one, Guarded other, ObjectSet common) {
    return exclusions(one, other, common).stream().reduce(Exclusion.NONE, Exclusion::stronger);
  }

  /** The same with all that applies, each of which would do alone. */
  Set<Exclusion> exclusions(Guarded one, Guarded other, ObjectSet common);

  /** The locks that an instance has certainly taken itself at a place, outermost first. */
  List<Taken> taken(Instance instance, Place place);

  /** The same at an access, with what library code takes for it. */
  List<Taken> taken(Instance instance, Access access);

  /** Whether what {@link #exclusion} says depends on the objects. */
  boolean dependsOnObjects(Guarded one, Guarded other);

  /** Parts threads, by their numbers, so that those of one part are all the same to it. */
  List<BitSet> parts(BitSet threads);

  /** What it knows of an access by some threads; of accesses that are alike to it, it is equal. */
  Object knownOf(Instance instance, Access access, BitSet threads);
}
