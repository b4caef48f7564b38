package dev.photofinish.predict.symbolic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What expressions depend on. */
final class Dependences {

  /** Of more reads than these, all that the thread did counts. */
  private static final int MOST_READS = 40;

  private Dependences() {}

  static Dependence of(Expression expression) {
    if (expression instanceof Expression.Unknown unknown) {
      return unknown.on();
    }
    Set<Long> reads = new HashSet<>();
    collect(expression, reads);
    return reads.isEmpty() ? Dependence.NONE : new Dependence(reads, Set.of());
  }

  private static void collect(Expression expression, Set<Long> reads) {
    if (expression instanceof Expression.Read read) {
      reads.add(read.event());
    } else if (expression instanceof Expression.Compute compute) {
      compute.operands().forEach(operand -> collect(operand, reads));
    }
  }

  static Dependence past(int thread, long before) {
    return new Dependence(Set.of(), Set.of(new Dependence.Past(thread, before)));
  }

  /**
   * What both depend on.
   *
   * @param thread whose reads they have
   */
  static Dependence union(int thread, List<Dependence> all) {
    Map<Integer, Long> pasts = new HashMap<>();
    Set<Long> reads = new HashSet<>();
    for (Dependence each : all) {
      each.pasts().forEach(past -> pasts.merge(past.thread(), past.before(), Math::max));
      reads.addAll(each.reads());
    }
    long before = pasts.getOrDefault(thread, -1L);
    reads.removeIf(read -> read < before);
    if (reads.size() > MOST_READS) {
      pasts.put(thread, reads.stream().mapToLong(Long::longValue).max().orElseThrow() + 1);
      reads.clear();
    }
    if (reads.isEmpty() && pasts.isEmpty()) {
      return Dependence.NONE;
    }
    List<Dependence.Past> told = new ArrayList<>();
    pasts.forEach((of, upTo) -> told.add(new Dependence.Past(of, upTo)));
    return new Dependence(reads, Set.copyOf(told));
  }

  static boolean isNone(Dependence dependence) {
    return dependence.reads().isEmpty() && dependence.pasts().isEmpty();
  }
}
