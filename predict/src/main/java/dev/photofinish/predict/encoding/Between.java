package dev.photofinish.predict.encoding;

import static dev.photofinish.predict.solver.OrderProblem.FALSE;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** That nothing else is written between a write and what finds it. */
final class Between {

  private final Orders orders;

  Between(Orders orders) {
    this.orders = orders;
  }

  /**
   * None of the others is between, of which those of one thread are in their order: of those that
   * are always before the use, the last stands for all; of those that are always behind the write,
   * the first.
   *
   * @param otherwise unless this holds
   * @param write {@link LocationEvents#NOWHERE} for what was there before the window
   */
  void exclude(int otherwise, int use, int write, List<LocationEvents.Write> others) {
    Map<Integer, Integer> lasts = new HashMap<>();
    Set<Integer> later = new HashSet<>();
    for (LocationEvents.Write other : others) {
      int node = other.node();
      boolean isBehind = write == LocationEvents.NOWHERE || orders.isSurelyBefore(write, node);
      if (orders.isSurelyBefore(node, use)) {
        lasts.put(other.thread(), node);
      } else if (!isBehind || later.add(other.thread())) {
        exclude(otherwise, use, write, node);
      }
    }
    lasts.values().forEach(last -> exclude(otherwise, use, write, last));
  }

  private void exclude(int otherwise, int use, int write, int other) {
    int earlier = write == LocationEvents.NOWHERE ? FALSE : orders.before(other, write);
    orders.clause(otherwise, earlier, orders.before(use, other));
  }
}
