package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Leaves one report for each access and one for each pair of methods (section 5.3 of RacerD): the
 * strongest first, then those that are easiest to understand.
 */
final class Deduplication {

  private static final Comparator<Pair> BEST_FIRST =
      Comparator.comparing(Pair::verdict)
          .thenComparing(pair -> pair.one().isWrite() && pair.other().isWrite() ? 0 : 1)
          .thenComparingInt(Deduplication::depth)
          .thenComparing(pair -> pair.one().access().site())
          .thenComparing(pair -> pair.other().access().site())
          .thenComparing(pair -> pair.one().entry().reported().name());

  private record Methods(Object location, MethodKey one, MethodKey other) {}

  private final Set<Site> seenAccesses = new HashSet<>();
  private final Set<Methods> seenMethods = new HashSet<>();

  private static int depth(Pair pair) {
    return pair.one().access().trace().depth() + pair.other().access().trace().depth();
  }

  static List<Pair> inOrder(List<Pair> pairs) {
    return pairs.stream().sorted(BEST_FIRST).toList();
  }

  List<Pair> reduce(List<Pair> pairs) {
    List<Pair> kept = new ArrayList<>();
    for (Pair pair : inOrder(pairs)) {
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
