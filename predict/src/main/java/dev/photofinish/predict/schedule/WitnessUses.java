package dev.photofinish.predict.schedule;

import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.stage.Prefix;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which events of a witness replay has to hold threads at: an event can run at any time between the
 * scheduled events of its own thread, if no other thread of the witness does anything that it
 * conflicts with.
 */
final class WitnessUses {

  private final FirstUses trace;
  private final Prefix prefix;

  /** Of what comes behind the prefix. */
  private final Map<Use, Set<Integer>> users = new HashMap<>();

  private final Map<Use, Set<Integer>> changers = new HashMap<>();

  WitnessUses(FirstUses trace, Predicted race) {
    this.trace = trace;
    this.prefix = race.prefix();
    List<Event> events = race.events();
    for (Event event : events.subList(0, events.size() - 2)) {
      Use use = Use.of(event);
      users.computeIfAbsent(use.place(), u -> new HashSet<>()).add(event.thread());
      if (use.isChange()) {
        changers.computeIfAbsent(use.place(), u -> new HashSet<>()).add(event.thread());
      }
    }
  }

  boolean matters(ScheduledEvent event) {
    EventKind kind = event.recorded().kind();
    if (kind == EventKind.FORK || kind == EventKind.JOIN) {
      return true;
    }
    Use use = Use.of(event.seen());
    return !use.isNone()
        && (isBehindPrefix(use, event.thread()) || trace.isOfOthers(use, event.thread(), prefix));
  }

  private boolean isBehindPrefix(Use use, int thread) {
    Set<Integer> threads = (use.isChange() ? users : changers).getOrDefault(use.place(), Set.of());
    return threads.size() > 1 || (threads.size() == 1 && !threads.contains(thread));
  }
}
