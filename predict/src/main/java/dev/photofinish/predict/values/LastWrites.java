package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Smt.FALSE;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which write to a place is the last one before another event there. Of what one thread writes one
 * after the other, little has to be said: in a loop that changes a counter, nearly all follows from
 * the rest. Used by one thread.
 */
final class LastWrites {

  private final Smt smt;
  private final Nodes nodes;
  private final Slice slice;
  private final Literals literals;

  LastWrites(Smt smt, Nodes nodes, Slice slice, Literals literals) {
    this.smt = smt;
    this.nodes = nodes;
    this.slice = slice;
    this.literals = literals;
  }

  /** The writes that can be the last one before an event. */
  Collection<Integer> candidates(int use) {
    Map<Integer, Integer> lasts = new HashMap<>();
    List<Integer> all = new ArrayList<>();
    for (int write : others(use, Nodes.NONE)) {
      if (nodes.hard().isBefore(write, use)) {
        lasts.put(thread(write), write);
      } else if (!literals.before(write, use).equals(FALSE)) {
        all.add(write);
      }
    }
    all.addAll(lasts.values());
    return all;
  }

  /**
   * That there is no other write between. Of those of a thread that are always before the use, the
   * last stands for all; of those that are always behind the write, the first.
   *
   * @param condition if this holds
   * @param write the one that is to be the last; {@link Nodes#NONE} for what was before the window
   */
  void imply(String condition, int use, int write) {
    Map<Integer, Integer> lasts = new HashMap<>();
    Set<Integer> later = new HashSet<>();
    for (int other : others(use, write)) {
      boolean isBehind = write == Nodes.NONE || nodes.hard().isBefore(write, other);
      if (nodes.hard().isBefore(other, use)) {
        lasts.put(thread(other), other);
      } else if (!isBehind || later.add(thread(other))) {
        imply(condition, use, write, other);
      }
    }
    lasts.values().forEach(last -> imply(condition, use, write, last));
  }

  private void imply(String condition, int use, int write, int other) {
    String outside = Smt.not(literals.in(other));
    String earlier = write == Nodes.NONE ? FALSE : literals.before(other, write);
    smt.implies(condition, Smt.or(outside, earlier, literals.before(use, other)));
  }

  private List<Integer> others(int use, int write) {
    return nodes.writes(nodes.event(use)).stream()
        .filter(other -> other != use && other != write && slice.includes(other))
        .toList();
  }

  private int thread(int node) {
    return nodes.event(node).thread();
  }
}
