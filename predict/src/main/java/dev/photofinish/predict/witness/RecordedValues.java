package dev.photofinish.predict.witness;

import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The strict rules: each event reads and writes what it did when it was recorded, whoever it is
 * read from; but of a value without a number, from the same write.
 *
 * <p>An update says only what is there afterwards. What it found is what was there in the recorded
 * order.
 */
public final class RecordedValues implements ValueRules {

  private static final long NOBODY = -1;

  private final Before before;
  private final Map<Location, Long> initial = new HashMap<>();
  private final Map<Long, Long> found = new HashMap<>();

  /** The last write before each access when it was recorded. */
  private final Map<Long, Long> writers = new HashMap<>();

  public RecordedValues(List<Event> trace) {
    this(trace, Before.NOTHING);
  }

  /** Those of a part of a trace. */
  public RecordedValues(List<Event> trace, Before before) {
    this.before = before;
    Map<Location, Long> memory = new HashMap<>();
    Map<Location, Long> last = new HashMap<>();
    for (Event event : trace) {
      Location location = Location.of(event);
      writers.put(event.number(), last.getOrDefault(location, NOBODY));
      if (event.kind() == EventKind.UPDATE) {
        found.put(event.number(), value(memory, event));
      }
      if (event.kind().isWrite() || event.kind() == EventKind.INITIAL) {
        memory.put(location, event.value());
      }
      if (event.kind() == EventKind.INITIAL) {
        initial.putIfAbsent(location, event.value());
      }
      if (event.kind().isWrite()) {
        last.put(location, event.number());
      }
    }
  }

  private long value(Map<Location, Long> memory, Event event) {
    Long value = memory.get(Location.of(event));
    return value != null ? value : before.memory().value(event.object(), event.member());
  }

  @Override
  public ValueRun start() {
    return new Run();
  }

  private final class Run implements ValueRun {

    private final Map<Location, Long> memory = new HashMap<>(initial);
    private final Map<Location, Long> last = new HashMap<>();

    @Override
    public @Nullable String step(Event event) {
      if (!event.kind().isAccess() || ContainerRule.isOfContainer(event)) {
        return null;
      }
      if (reads(event) && !finds(event)) {
        return "cannot read " + value(memory, event);
      }
      if (event.kind().isWrite()) {
        memory.put(Location.of(event), event.value());
        last.put(Location.of(event), event.number());
      }
      return null;
    }

    @Override
    public @Nullable String race(Event event, Event other) {
      boolean fits = event.kind() != EventKind.UPDATE || other.kind().isWrite() || finds(event);
      return fits ? null : "cannot be sure to write";
    }

    private boolean finds(Event event) {
      boolean update = event.kind() == EventKind.UPDATE;
      long recorded = update ? found.getOrDefault(event.number(), 0L) : event.value();
      return value(memory, event) == recorded
          && (recorded != Event.UNNUMBERED
              || last.getOrDefault(Location.of(event), NOBODY).equals(writers.get(event.number())));
    }
  }

  private static boolean reads(Event event) {
    EventKind kind = event.kind();
    return kind == EventKind.READ || kind == EventKind.VOLATILE_READ || kind == EventKind.UPDATE;
  }
}
