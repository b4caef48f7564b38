package dev.photofinish.prove.reach;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.Collection;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Whether an object is reached from one object of some only, for abstract objects of the points-to
 * analysis (section 3.7.2, second condition). Types and effects are found when it is first asked;
 * if that would take too much, the answer is "no". Confined to one thread.
 */
public final class Ownership {

  private final PointsTo points;
  private final LibraryFacts library;
  private final Once once;
  private @Nullable BiPredicate<ObjectSet, ObjectSet> answers;

  public Ownership(PointsTo points, LibraryFacts library, Once once) {
    this.points = points;
    this.library = library;
    this.once = once;
  }

  /**
   * Whether two of some roots from each of which an object may be loaded, by one load or more, are
   * the same.
   */
  public boolean tellsRoots(ObjectSet objects, ObjectSet roots) {
    BiPredicate<ObjectSet, ObjectSet> known = answers;
    if (known == null) {
      known =
          Solution.of(points, library, once).map(Ownership::answers).orElse((some, from) -> false);
      answers = known;
    }
    return known.test(objects, roots);
  }

  private static BiPredicate<ObjectSet, ObjectSet> answers(Solution solution) {
    Origins origins = solution.origins();
    int size = solution.positions().size();
    DisjointReachability reachability =
        DisjointReachability.of(
            withoutZeros(solution.heap().effects()), root -> identity(origins, size, root));
    return (objects, roots) -> reachability.containsAll(origins.of(objects), origins.of(roots));
  }

  /** A 0 does not tell types of one origin apart, and without any there is less to look at. */
  private static Collection<HeapEffect> withoutZeros(List<HeapEffect> effects) {
    Function<HeapType, HeapType> without =
        type -> new HeapType(type.site(), type.vector().withoutZeros());
    return effects.stream()
        .map(each -> new HeapEffect(without.apply(each.root()), without.apply(each.target())))
        .toList();
  }

  /** The positions of the call and the rounds in which an origin makes one object only. */
  private static LoopVector identity(Origins origins, int size, HeapType root) {
    int[] own = origins.own(root.site().sites().findFirst().orElseThrow());
    if (own == null || !root.vector().hasOnes(own)) {
      return LoopVector.tops(size);
    }
    return LoopVector.of(size, AbstractCount.ZERO, own, new int[0]);
  }
}
