package dev.photofinish.predict.values;

import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** What was read from where when a window was recorded. Events are known by their numbers. */
final class Recorded {

  /** In the place of a write: what was there before the window. */
  static final long NOWHERE = -1;

  private final Map<Long, Long> found = new HashMap<>();
  private final Map<Long, Long> writers = new HashMap<>();
  private final Map<Integer, Event> forks = new HashMap<>();
  private final Map<Long, List<Event>> signals = new HashMap<>();
  private final List<Event> events = new ArrayList<>();

  Recorded(SymbolicWindow window) {
    Map<Place, Event> last = new HashMap<>();
    for (SymbolicEvent symbolic : window.events()) {
      Event event = symbolic.event();
      events.add(event);
      switch (event.kind()) {
        case FORK -> forks.put((int) event.value(), event);
        case SIGNAL -> signals.computeIfAbsent(event.object(), o -> new ArrayList<>()).add(event);
        default -> access(event, last, window);
      }
    }
  }

  private void access(Event event, Map<Place, Event> last, SymbolicWindow window) {
    if (event.kind().isAccess()) {
      Event before = last.get(Place.of(event));
      writers.put(event.number(), before == null ? NOWHERE : before.number());
      long value =
          before == null
              ? window.before().memory().value(event.object(), event.member())
              : before.value();
      found.put(event.number(), event.kind() == EventKind.UPDATE ? value : event.value());
    }
    if (event.kind().isWrite() || event.kind() == EventKind.INITIAL) {
      last.put(Place.of(event), event);
    }
  }

  List<Event> events() {
    return events;
  }

  /** What an access found; nothing of what was not recorded. */
  OptionalLong found(long number) {
    Long value = found.get(number);
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /** The write that was the last one before an access. */
  long writer(long number) {
    return writers.getOrDefault(number, NOWHERE);
  }

  /** The start of a thread, if it is in the window. */
  List<Event> fork(int thread) {
    Event fork = forks.get(thread);
    return fork == null ? List.of() : List.of(fork);
  }

  /** The signals that an event came after. */
  List<Event> signalsBefore(Event event) {
    return signals.getOrDefault(event.object(), List.of()).stream()
        .filter(signal -> signal.number() < event.number())
        .toList();
  }
}
