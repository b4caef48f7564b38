package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The strict rules: each event reads and writes what it did when it was recorded, whoever it is
 * read from.
 *
 * <p>An update says only what is there afterwards. What it found is what was there in the recorded
 * order.
 */
public final class RecordedValues implements ValueRules, ValueRun {

  private final Map<Long, Long> found = new HashMap<>();

  public RecordedValues(List<Event> trace) {
    Map<Location, Long> memory = new HashMap<>();
    for (Event event : trace) {
      Location location = Location.of(event);
      if (event.kind() == EventKind.UPDATE) {
        found.put(event.number(), memory.getOrDefault(location, 0L));
      }
      if (event.kind().isWrite() || event.kind() == EventKind.INITIAL) {
        memory.put(location, event.value());
      }
    }
  }

  @Override
  public ValueRun start() {
    return this;
  }

  @Override
  public boolean mayRead(Event event, long value) {
    boolean update = event.kind() == EventKind.UPDATE;
    return value == (update ? found.getOrDefault(event.number(), 0L) : event.value());
  }

  @Override
  public long written(Event event) {
    return event.value();
  }
}
