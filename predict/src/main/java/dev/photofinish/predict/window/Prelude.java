package dev.photofinish.predict.window;

import dev.photofinish.predict.encoding.Window;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A few events that lead to the state in which a window begins, for those who do a trace step by
 * step: what is in memory, who waits, who has which locks. Used by one thread.
 *
 * <p>Their numbers are below those of the window, and may be below zero. What no thread of the
 * window did is done by nobody.
 */
final class Prelude {

  /** A thread that there is not. */
  private static final int NOBODY = -1;

  private final List<Event> events = new ArrayList<>();

  private record Place(long object, int member) {}

  static List<Event> of(List<Event> window, Window.Memory before, Waiters waiters, HeldLocks held) {
    Prelude prelude = new Prelude();
    prelude.memory(window, before);
    prelude.waiters(waiters);
    held.all().forEach((thread, locks) -> locks.forEach(lock -> prelude.take(thread, lock)));
    long first = window.isEmpty() ? 0 : window.get(0).number();
    return prelude.numbered(first);
  }

  private void memory(List<Event> window, Window.Memory before) {
    Set<Place> places = new LinkedHashSet<>();
    for (Event event : window) {
      Place place = new Place(event.object(), event.member());
      boolean isKnown = event.kind().isAccess() && event.member() != Event.CONTENTS;
      if (isKnown && places.add(place)) {
        long value = before.value(place.object(), place.member());
        if (value != 0) {
          add(NOBODY, EventKind.INITIAL, place.object(), place.member(), value);
        }
      }
    }
  }

  private void waiters(Waiters waiters) {
    for (Event event : waiters.events()) {
      int thread = event.kind() == EventKind.WAIT ? event.thread() : NOBODY;
      add(thread, EventKind.ACQUIRE, event.object(), 0, 0);
      add(thread, event.kind(), event.object(), 0, 0);
      if (thread == NOBODY) {
        add(thread, EventKind.RELEASE, event.object(), 0, 0);
      }
    }
  }

  private void take(int thread, Lock lock) {
    EventKind kind = lock.shared() ? EventKind.ACQUIRE_SHARED : EventKind.ACQUIRE;
    add(thread, kind, lock.object(), 0, 0);
  }

  private void add(int thread, EventKind kind, long object, int member, long value) {
    events.add(new Event(events.size(), thread, kind, 0, object, member, value));
  }

  private List<Event> numbered(long end) {
    long shift = end - events.size();
    return events.stream()
        .map(
            e ->
                new Event(
                    e.number() + shift,
                    e.thread(),
                    e.kind(),
                    e.site(),
                    e.object(),
                    e.member(),
                    e.value()))
        .toList();
  }
}
