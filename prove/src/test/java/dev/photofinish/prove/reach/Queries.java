package dev.photofinish.prove.reach;

import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All questions about a target and one or two sites of roots. */
record Queries(int sites) {

  /** A question whether a target is in DR of some roots. */
  record Query(int target, Set<Integer> roots) {

    AbstractSite rootSites() {
      return AbstractSite.of(roots.stream().mapToInt(Integer::intValue).toArray());
    }
  }

  Stream<Query> all() {
    return pairs(sites, sites)
        .flatMap(
            roots ->
                IntStream.range(0, sites)
                    .mapToObj(target -> new Query(target, asSet(roots[0], roots[1]))));
  }

  private static Stream<int[]> pairs(int first, int second) {
    return IntStream.range(0, first)
        .boxed()
        .flatMap(i -> IntStream.range(i, second).mapToObj(j -> new int[] {i, j}));
  }

  private static Set<Integer> asSet(int one, int other) {
    return one == other ? Set.of(one) : Set.of(one, other);
  }
}
