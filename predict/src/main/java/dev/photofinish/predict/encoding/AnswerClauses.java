package dev.photofinish.predict.encoding;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Who asks an object before the race is before the changes of it that came later: what it was told
 * did not know of them.
 */
final class AnswerClauses {

  private final Orders orders;

  AnswerClauses(Orders orders) {
    this.orders = orders;
  }

  void add(List<Event> events) {
    for (int node = 0; node < events.size(); node++) {
      if (events.get(node).kind() == EventKind.ASK && !orders.isLeftOut(node)) {
        add(node, events);
      }
    }
  }

  /** The first changes by other threads stand for those behind them. */
  private void add(int ask, List<Event> events) {
    long object = events.get(ask).object();
    Set<Integer> seen = new HashSet<>(Set.of(events.get(ask).thread()));
    for (int node = ask + 1; node < events.size(); node++) {
      Event event = events.get(node);
      if (event.endsChange()
          && event.object() == object
          && seen.add(event.thread())
          && !orders.isLeftOut(node)) {
        orders.clause(orders.outside(ask), orders.before(ask, node));
      }
    }
  }
}
