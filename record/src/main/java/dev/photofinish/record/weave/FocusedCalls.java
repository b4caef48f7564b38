package dev.photofinish.record.weave;

import java.util.Set;
import java.util.function.Predicate;

/**
 * What is not told around calls if only some memory is looked at: what becomes known to whom, what
 * they do to arrays, and uses of containers that order nothing. All synchronisation is told.
 */
final class FocusedCalls {

  /** Types whose objects, and those of all types below them, order nothing by themselves. */
  private static final Set<String> PLAIN =
      Set.of(
          "java/util/ArrayList",
          "java/util/LinkedList",
          "java/util/ArrayDeque",
          "java/util/PriorityQueue",
          "java/util/HashMap",
          "java/util/LinkedHashMap",
          "java/util/TreeMap",
          "java/util/IdentityHashMap",
          "java/util/WeakHashMap",
          "java/util/EnumMap",
          "java/util/HashSet",
          "java/util/LinkedHashSet",
          "java/util/TreeSet",
          "java/util/BitSet",
          "java/util/Arrays",
          "java/util/StringTokenizer",
          "java/util/Calendar",
          "java/util/GregorianCalendar",
          "java/util/Date",
          "java/math/BigDecimal",
          "java/math/BigInteger");

  /** What is told of such objects; whatever is called back by them tells of itself. */
  private static final Set<String> USES =
      Set.of("reading", "writing", "using", "used", "calling", "called", "view");

  private FocusedCalls() {}

  /**
   * Steps that are left out.
   *
   * @param tellsContents whether uses of containers are looked at
   */
  static Predicate<Step> untold(LibraryCall call, boolean tellsContents) {
    boolean isPlain = PLAIN.contains(call.type()) && !tellsContents;
    return step ->
        step.owner().equals(PlanBuilder.ARRAYS)
            || step.owner().equals(PlanBuilder.COPIES)
            || step.owner().equals(PlanBuilder.CLONES)
            || (step.owner().equals(PlanBuilder.CALLS)
                && (step.hook().equals("known")
                    || (isPlain && step.operand() == Step.THIS && USES.contains(step.hook()))));
  }
}
