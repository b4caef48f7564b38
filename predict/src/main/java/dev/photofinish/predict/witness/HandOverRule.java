package dev.photofinish.predict.witness;

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
 * What goes from thread to thread by other means than memory and locks, as it was recorded: signals
 * come before who awaited them, the making of an object before its use by others, and the
 * initialisation of a class before the uses of its fields that came after it. Who asks has not been
 * told of a change that was over only later.
 */
final class HandOverRule implements Rule {

  private final Map<Long, List<Event>> signals = new HashMap<>();
  private final Map<Long, List<Event>> beginnings = new HashMap<>();
  private final Set<Long> done = new HashSet<>();

  /** For each object the last of its changes in the recorded order that is over. */
  private final Map<Long, Long> lastChanged = new HashMap<>();

  HandOverRule(List<Event> trace) {
    for (Event event : trace) {
      switch (event.kind()) {
        case SIGNAL -> listed(signals, event);
        case NEW, INITIAL, INITIALISED -> listed(beginnings, event);
        default -> {}
      }
    }
  }

  private static void listed(Map<Long, List<Event>> lists, Event event) {
    lists.computeIfAbsent(event.object(), o -> new ArrayList<>()).add(event);
  }

  @Override
  public @Nullable String step(Event event) {
    if (event.kind() == EventKind.AWAIT && !allDone(signals, event)) {
      return "comes before a signal that it was after";
    }
    if (event.object() != 0 && !event.kind().isOfPath() && !allDone(beginnings, event)) {
      return "uses what has not been made yet";
    }
    if (event.kind() == EventKind.ASK
        && lastChanged.getOrDefault(event.object(), 0L) > event.number()) {
      return "asks after a change that it was before";
    }
    if (event.endsChange()) {
      lastChanged.merge(event.object(), event.number(), Math::max);
    }
    done.add(event.number());
    return null;
  }

  /** Whether all that came before an event when it was recorded has been done. */
  private boolean allDone(Map<Long, List<Event>> lists, Event event) {
    for (Event before : lists.getOrDefault(event.object(), List.of())) {
      if (before.number() < event.number() && !done.contains(before.number())) {
        return false;
      }
    }
    return true;
  }
}
