package dev.photofinish.predict.schedule;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out the events of a witness that replay need not hold threads at.
 *
 * <p>An event can run at any time between the scheduled events of its own thread, if no other
 * thread of the witness does anything that it conflicts with. And of events that one thread does
 * one after the other, with none of another thread between, the first and the last are enough: what
 * is between them runs after the first one's turn has come, and before others go on after the last.
 */
final class Reduction {

  private final Map<Use, Set<Integer>> users = new HashMap<>();
  private final Map<Use, Set<Integer>> changers = new HashMap<>();
  private final Set<Long> joined = new HashSet<>();

  private Reduction(List<ScheduledEvent> witness) {
    for (ScheduledEvent each : witness) {
      Use use = Use.of(each.seen());
      if (!use.isNone()) {
        users.computeIfAbsent(place(use), u -> new HashSet<>()).add(each.thread());
      }
      if (use.isChange()) {
        changers.computeIfAbsent(place(use), u -> new HashSet<>()).add(each.thread());
      }
      if (each.recorded().kind() == EventKind.JOIN) {
        joined.add(each.recorded().value());
      }
    }
  }

  static List<ScheduledEvent> of(List<ScheduledEvent> witness) {
    Reduction reduction = new Reduction(witness);
    List<ScheduledEvent> kept = witness.stream().filter(reduction::matters).toList();
    return withoutMiddles(kept);
  }

  private static Use place(Use use) {
    return new Use(use.object(), use.member(), false);
  }

  private boolean matters(ScheduledEvent event) {
    Event recorded = event.recorded();
    if (recorded.kind() == EventKind.END) {
      return joined.contains((long) recorded.thread());
    }
    if (Use.isOfThreads(recorded.kind())) {
      return true;
    }
    Use use = Use.of(event.seen());
    return !use.isNone()
        && hasOther((use.isChange() ? users : changers).get(place(use)), event.thread());
  }

  private static boolean hasOther(@Nullable Set<Integer> threads, int thread) {
    return threads != null && (threads.size() > 1 || !threads.contains(thread));
  }

  private static List<ScheduledEvent> withoutMiddles(List<ScheduledEvent> events) {
    List<ScheduledEvent> kept = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      ScheduledEvent event = events.get(i);
      boolean isMiddle =
          i > 0
              && i + 1 < events.size()
              && events.get(i - 1).thread() == event.thread()
              && events.get(i + 1).thread() == event.thread();
      if (!isMiddle || Use.isOfThreads(event.recorded().kind())) {
        kept.add(event);
      }
    }
    return kept;
  }
}
