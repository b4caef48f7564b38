package dev.photofinish.predict.encoding;

import static dev.photofinish.predict.solver.OrderProblem.not;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who woke by a notice has one that came while it waited; one for one thread is used once. */
final class NoticeClauses {

  private final Orders orders;
  private final Map<Long, List<Integer>> notices = new HashMap<>();

  /** For each notice to one thread, the literals that it is used. */
  private final Map<Integer, IntArrayList> uses = new HashMap<>();

  NoticeClauses(Orders orders) {
    this.orders = orders;
  }

  void add(List<Event> events) {
    Map<Integer, Integer> waits = new HashMap<>();
    collect(events);
    for (int node = 0; node < events.size(); node++) {
      Event event = events.get(node);
      if (event.kind() == EventKind.WAIT) {
        waits.put(event.thread(), node);
      } else if (event.kind() == EventKind.WAKE) {
        wake(events, waits.remove(event.thread()), node);
      }
    }
    uses.values().forEach(this::once);
  }

  private void collect(List<Event> events) {
    for (int node = 0; node < events.size(); node++) {
      EventKind kind = events.get(node).kind();
      if (kind == EventKind.NOTIFY || kind == EventKind.NOTIFY_ALL) {
        notices.computeIfAbsent(events.get(node).object(), o -> new ArrayList<>()).add(node);
      }
    }
  }

  private void wake(List<Event> events, @Nullable Integer wait, int wake) {
    Event event = events.get(wake);
    List<Integer> candidates = notices.getOrDefault(event.object(), List.of());
    if (event.value() != 1 || orders.isLeftOut(wake)) {
      return;
    }
    if (wait == null) {
      keepObserved(candidates, wake);
    } else {
      choose(events, candidates, wait, wake);
    }
  }

  /** The wait was before the window, and perhaps the notice, too. */
  private void keepObserved(List<Integer> candidates, int wake) {
    for (int notice : candidates) {
      if (notice < wake) {
        orders.clause(orders.outside(wake), orders.before(notice, wake));
      }
    }
  }

  private void choose(List<Event> events, List<Integer> candidates, int wait, int wake) {
    IntArrayList choices = IntArrayList.of(orders.outside(wake));
    for (int notice : candidates) {
      if (orders.isLeftOut(notice)) {
        continue;
      }
      int choice = orders.choice(wait < notice && notice < wake);
      choices.add(choice);
      orders.clause(not(choice), orders.before(wait, notice));
      orders.clause(not(choice), orders.before(notice, wake));
      if (events.get(notice).kind() == EventKind.NOTIFY) {
        uses.computeIfAbsent(notice, n -> new IntArrayList()).add(choice);
      }
    }
    orders.clause(choices.toIntArray());
  }

  private void once(IntArrayList choices) {
    for (int i = 0; i < choices.size(); i++) {
      for (int j = 0; j < i; j++) {
        orders.clause(not(choices.getInt(i)), not(choices.getInt(j)));
      }
    }
  }
}
