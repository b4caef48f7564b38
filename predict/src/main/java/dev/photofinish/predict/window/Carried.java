package dev.photofinish.predict.window;

import dev.photofinish.predict.encoding.Window;
import dev.photofinish.predict.location.Memory;
import dev.photofinish.trace.Event;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The state of a run after some of its events. Used by one thread.
 *
 * <p>That threads have been started, signals given and classes initialised needs no word: who is
 * not started in a window is free to go on.
 */
final class Carried {

  private final Memory memory = new Memory();
  private final HeldLocks held = new HeldLocks();
  private final Waiters waiters = new Waiters();

  private record Place(long object, int member) {}

  /** Goes on by the next event. */
  void step(Event event) {
    switch (event.kind()) {
      case WRITE, VOLATILE_WRITE, UPDATE, INITIAL ->
          memory.put(event.object(), event.member(), event.value());
      default -> {
        held.step(event);
        waiters.step(event);
      }
    }
  }

  /** A window whose events come next. */
  RunWindow window(List<Event> events, Optional<SymbolicFeed> symbolic) {
    Map<Place, Long> values = new HashMap<>();
    for (Event event : events) {
      if (event.kind().isAccess()) {
        values.computeIfAbsent(
            new Place(event.object(), event.member()),
            place -> memory.value(place.object(), place.member()));
      }
    }
    Window window =
        new Window(events, (object, member) -> values.getOrDefault(new Place(object, member), 0L));
    List<Event> prelude = Prelude.of(events, window.before(), waiters, held);
    return new RunWindow(
        window, prelude, new HeldLocks(held), symbolic.flatMap(feed -> feed.part(window, held)));
  }
}
