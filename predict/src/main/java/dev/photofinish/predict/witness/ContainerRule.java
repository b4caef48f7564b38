package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Of containers no values are known: whoever uses one must find it after the same changes in the
 * same order. That holds if each use comes after the same last change, since changes are uses, too.
 */
final class ContainerRule implements Rule {

  private static final long NOTHING = -1;

  private final Map<Location, Long> lastChange = new HashMap<>();

  /** The last change before each use of a container when it was recorded. */
  private final Map<Long, Long> recordedChange = new HashMap<>();

  ContainerRule(List<Event> trace) {
    Map<Location, Long> changes = new HashMap<>();
    for (Event event : trace) {
      if (isOfContainer(event)) {
        recordedChange.put(event.number(), changes.getOrDefault(Location.of(event), NOTHING));
        noteChange(changes, event);
      }
    }
  }

  static boolean isOfContainer(Event event) {
    return event.kind().isAccess() && event.member() == Event.CONTENTS;
  }

  private static void noteChange(Map<Location, Long> changes, Event event) {
    if (event.kind().isWrite()) {
      changes.put(Location.of(event), event.number());
    }
  }

  @Override
  public @Nullable String step(Event event) {
    if (!isOfContainer(event)) {
      return null;
    }
    Long recorded = recordedChange.get(event.number());
    if (!lastChange.getOrDefault(Location.of(event), NOTHING).equals(recorded)) {
      return "finds the container changed";
    }
    noteChange(lastChange, event);
    return null;
  }
}
