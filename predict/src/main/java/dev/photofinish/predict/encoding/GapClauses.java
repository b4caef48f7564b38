package dev.photofinish.predict.encoding;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * In a gap a thread may look at any memory: if it comes before the race, nothing comes before it
 * that was after it. That all before it stays there is kept by {@link HardEdges}.
 */
final class GapClauses {

  private final Orders orders;

  GapClauses(Orders orders) {
    this.orders = orders;
  }

  void add(List<Event> events) {
    for (int node = 0; node < events.size(); node++) {
      if (events.get(node).kind() == EventKind.GAP && !orders.isLeftOut(node)) {
        add(node, events);
      }
    }
  }

  /** The first events of other threads stand for those behind them. */
  private void add(int gap, List<Event> events) {
    Set<Integer> seen = new HashSet<>(Set.of(events.get(gap).thread()));
    for (int node = gap + 1; node < events.size(); node++) {
      if (seen.add(events.get(node).thread()) && !orders.isLeftOut(node)) {
        orders.clause(orders.outside(gap), orders.before(gap, node));
      }
    }
  }
}
