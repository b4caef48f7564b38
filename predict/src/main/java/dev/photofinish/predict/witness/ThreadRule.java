package dev.photofinish.predict.witness;

import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Each thread does what it did, from the beginning and in its order; not before it is started, and
 * whoever saw its end sees it again. In a gap a thread may have looked at any memory: it comes
 * after all that was before it, and before all that was after it. After a branch that goes the
 * other way a thread does something else, and its end is not known.
 */
final class ThreadRule implements Rule {

  private final Map<Integer, List<Event>> recorded = new HashMap<>();
  private final Map<Integer, Integer> done = new HashMap<>();
  private final Set<Long> forked = new HashSet<>();
  private final Set<Long> started = new HashSet<>();
  private long latest = -1;
  private final Set<Integer> endless = new HashSet<>();

  /** The first event of each thread that a flip took the place of. */
  private final Map<Integer, Event> replaced = new HashMap<>();

  ThreadRule(List<Event> trace, Optional<Flip> flip) {
    for (Event event : trace) {
      if (flip.isPresent() && isReplaced(event, flip.get())) {
        replaced.putIfAbsent(event.thread(), event);
      } else {
        recorded.computeIfAbsent(event.thread(), t -> new ArrayList<>()).add(event);
      }
      if (event.kind() == EventKind.FORK) {
        forked.add(event.value());
      }
    }
    flip.ifPresent(this::add);
  }

  private static boolean isReplaced(Event event, Flip flip) {
    return event.thread() == flip.thread() && event.number() > flip.after();
  }

  private void add(Flip flip) {
    endless.add(flip.thread());
    for (SymbolicEvent event : flip.events()) {
      recorded.computeIfAbsent(flip.thread(), t -> new ArrayList<>()).add(event.event());
    }
  }

  @Override
  public @Nullable String step(Event event) {
    int thread = event.thread();
    if (!event.equals(next(thread))) {
      return "is not what thread " + thread + " does next";
    }
    if (forked.contains((long) thread) && !started.contains((long) thread)) {
      return "comes before the start of thread " + thread;
    }
    if (event.kind() == EventKind.JOIN && !isOver((int) event.value())) {
      return "comes before the end of thread " + event.value();
    }
    if (event.kind() == EventKind.GAP && !(isAllDoneBefore(event) && latest < event.number())) {
      return "is a gap, and does not come between what was before it and what was after it";
    }
    latest = Math.max(latest, event.number());
    if (event.kind() == EventKind.FORK) {
      started.add(event.value());
    }
    done.merge(thread, 1, Integer::sum);
    return null;
  }

  private boolean isOver(int thread) {
    return next(thread) == null && !endless.contains(thread);
  }

  private @Nullable Event next(int thread) {
    List<Event> events = recorded.getOrDefault(thread, List.of());
    int count = done.getOrDefault(thread, 0);
    return count < events.size() ? events.get(count) : null;
  }

  private boolean isAllDoneBefore(Event gap) {
    for (Event event : replaced.values()) {
      if (event.number() < gap.number()) {
        return false;
      }
    }
    for (int thread : recorded.keySet()) {
      Event next = next(thread);
      if (next != null && next.number() < gap.number()) {
        return false;
      }
    }
    return true;
  }
}
