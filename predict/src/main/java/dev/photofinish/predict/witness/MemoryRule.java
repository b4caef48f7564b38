package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A read sees the last write, and may do so by the rules for values.
 *
 * <p>Of containers no values are known: whoever uses one must find it after the same changes in the
 * same order. That holds if each use comes after the same last change, since changes are uses, too.
 * A value without a number must be that of the same write.
 */
final class MemoryRule implements Rule {

  private final ValueRun values;
  private final Map<Location, Long> memory = new HashMap<>();
  private final Map<Location, Long> lastChange = new HashMap<>();

  /** The last change before each use whose value is not known when it was recorded. */
  private final Map<Long, Long> recordedChange = new HashMap<>();

  MemoryRule(List<Event> trace, ValueRules rules) {
    this.values = rules.start();
    Map<Location, Long> changes = new HashMap<>();
    for (Event event : trace) {
      if (event.kind() == EventKind.INITIAL) {
        memory.putIfAbsent(Location.of(event), event.value());
      } else if (event.kind().isAccess()) {
        recordedChange.put(event.number(), changes.getOrDefault(Location.of(event), -1L));
        noteChange(changes, event);
      }
    }
  }

  private static boolean isOfContainer(Event event) {
    return event.kind().isAccess() && event.member() == Event.CONTENTS;
  }

  private static void noteChange(Map<Location, Long> changes, Event event) {
    if (event.kind().isWrite()) {
      changes.put(Location.of(event), event.number());
    }
  }

  @Override
  public @Nullable String step(Event event) {
    if (!event.kind().isAccess()) {
      return null;
    }
    boolean isContainer = isOfContainer(event);
    if (isContainer && !isAfterSameChange(event)) {
      return "finds the container changed";
    }
    if (!isContainer && reads(event) && !mayRead(event)) {
      return "cannot read " + value(event);
    }
    if (event.kind().isWrite() && !isContainer) {
      memory.put(Location.of(event), values.written(event));
    }
    noteChange(lastChange, event);
    return null;
  }

  private boolean mayRead(Event event) {
    long value = value(event);
    return values.mayRead(event, value) && (value != Event.UNNUMBERED || isAfterSameChange(event));
  }

  private boolean isAfterSameChange(Event event) {
    Long recorded = recordedChange.get(event.number());
    return lastChange.getOrDefault(Location.of(event), -1L).equals(recorded);
  }

  /**
   * Whether one of the two that race does its access, whatever the other does. An update may not
   * write if it finds something else, which matters if the other only reads.
   */
  @Nullable String race(Event event, Event other) {
    boolean fits = event.kind() != EventKind.UPDATE || other.kind().isWrite() || mayRead(event);
    return fits ? null : "cannot be sure to write";
  }

  private static boolean reads(Event event) {
    EventKind kind = event.kind();
    return kind == EventKind.READ || kind == EventKind.VOLATILE_READ || kind == EventKind.UPDATE;
  }

  private long value(Event event) {
    return memory.getOrDefault(Location.of(event), 0L);
  }
}
