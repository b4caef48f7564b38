package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
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

  private record Methods(Object location, MethodKey one, MethodKey other) {
    @Override
    public boolean equals(Object object) {
      return object instanceof Methods methods
          && one.equals(methods.one)
          && other.equals(methods.other)
          && location.equals(methods.location);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * location.hashCode() + one.hashCode()) + other.hashCode();
    }
  }

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

  /**
   * Chooses what is reported.
   *
   * @param suppressed races that somebody does not want to hear of again: each stands for what else
   *     its two methods do to the memory, as it did when it was reported, but not for its accesses,
   *     which may race with those of other methods
   */
  List<Pair> reduce(Collection<Pair> wanted, Collection<Pair> suppressed) {
    Set<Pair> unwanted = Collections.newSetFromMap(new IdentityHashMap<>());
    unwanted.addAll(suppressed);
    List<Pair> all = new ArrayList<>(suppressed);
    all.addAll(wanted);
    List<Pair> kept = new ArrayList<>();
    for (Pair pair : inOrder(all)) {
      if (unwanted.contains(pair)) {
        seenMethods.add(methods(pair.one(), pair.other()));
        seenMethods.add(methods(pair.other(), pair.one()));
      } else if (isNew(pair)) {
        kept.add(pair);
      }
    }
    return kept;
  }

  private static Methods methods(Candidate one, Candidate other) {
    return new Methods(
        one.path().steps(), one.access().site().method(), other.access().site().method());
  }

  private boolean isNew(Pair pair) {
    Site one = pair.one().access().site();
    Site other = pair.other().access().site();
    boolean known = seenAccesses.contains(one) || seenAccesses.contains(other);
    if (known || !seenMethods.add(methods(pair.one(), pair.other()))) {
      return false;
    }
    seenAccesses.add(one);
    seenAccesses.add(other);
    return true;
  }
}
