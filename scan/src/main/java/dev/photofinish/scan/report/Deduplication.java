package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Leaves one report for each access and one for each pair of methods (section 5.3 of RacerD): the
 * strongest first, then those that are easiest to understand.
 */
final class Deduplication {

  private static final Comparator<Pair> BEST_FIRST =
      Comparator.comparing(Pair::verdict)
          .thenComparingInt(Deduplication::rank)
          .thenComparing(pair -> pair.one().access().site())
          .thenComparing(pair -> pair.other().access().site())
          .thenComparing(pair -> pair.one().entry().reported().name());

  /** Two places that race for something, whichever is named first. */
  private record Places(Site low, Site high, Object steps) {

    static Places of(Pair pair) {
      Site one = pair.one().access().site();
      Site other = pair.other().access().site();
      boolean inOrder = one.compareTo(other) <= 0;
      return new Places(inOrder ? one : other, inOrder ? other : one, pair.one().path().steps());
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Places places
          && low.equals(places.low)
          && high.equals(places.high)
          && steps.equals(places.steps);
    }

    @Override
    public int hashCode() {
      return 31 * low.hashCode() + high.hashCode();
    }
  }

  private record Methods(Object location, MethodKey one, MethodKey other) {}

  private final Set<Site> seenAccesses = new HashSet<>();
  private final Set<Methods> seenMethods = new HashSet<>();

  /** Two writes before one, then short stacks. */
  private static int rank(Pair pair) {
    int writes = pair.one().isWrite() && pair.other().isWrite() ? 0 : 1;
    int depth = pair.one().access().trace().depth() + pair.other().access().trace().depth();
    return 1000 * writes + depth;
  }

  /** The same two accesses may race in several classes, or in several ways: the best is left. */
  static Collection<Pair> distinct(Iterable<Pair> pairs) {
    Map<Places, Pair> best = new LinkedHashMap<>();
    for (Pair pair : pairs) {
      best.merge(
          Places.of(pair), pair, (one, other) -> BEST_FIRST.compare(one, other) <= 0 ? one : other);
    }
    return best.values();
  }

  static List<Pair> inOrder(Collection<Pair> pairs) {
    return pairs.stream().sorted(BEST_FIRST).toList();
  }

  List<Pair> reduce(List<Pair> inOrder) {
    List<Pair> kept = new ArrayList<>();
    for (Pair pair : inOrder) {
      if (isNew(pair)) {
        kept.add(pair);
      }
    }
    return kept;
  }

  private boolean isNew(Pair pair) {
    Site one = pair.one().access().site();
    Site other = pair.other().access().site();
    boolean known = seenAccesses.contains(one) || seenAccesses.contains(other);
    Methods methods = new Methods(pair.one().path().steps(), one.method(), other.method());
    if (known || !seenMethods.add(methods)) {
      return false;
    }
    seenAccesses.add(one);
    seenAccesses.add(other);
    return true;
  }
}
