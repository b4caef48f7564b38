package dev.photofinish.predict.window;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Threads that wait at one time, and the notices since that nobody else woke by. Used by one
 * thread.
 *
 * <p>Who wakes takes the first notice after it began to wait. As those are served who wake first,
 * that leaves a notice for each later one if there is any way to do so.
 */
final class Waiters {

  private final Map<Long, List<Event>> byObject = new TreeMap<>();

  void step(Event event) {
    switch (event.kind()) {
      case WAIT -> byObject.computeIfAbsent(event.object(), o -> new ArrayList<>()).add(event);
      case WAKE -> wake(event);
      case NOTIFY, NOTIFY_ALL -> notice(event);
      default -> {}
    }
  }

  /** Waits and notices in their order; what is useless to those who wait may be left out. */
  List<Event> events() {
    return byObject.values().stream().flatMap(List::stream).toList();
  }

  private void notice(Event event) {
    List<Event> events = byObject.get(event.object());
    if (events != null && notices(events) < events.size() - notices(events)) {
      events.add(event);
    }
  }

  private static long notices(List<Event> events) {
    return events.stream().filter(event -> event.kind() != EventKind.WAIT).count();
  }

  private void wake(Event wake) {
    List<Event> events = byObject.getOrDefault(wake.object(), List.of());
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.kind() == EventKind.WAIT && event.thread() == wake.thread()) {
        events.remove(i);
        if (wake.value() == 1) {
          useNotice(events, i);
        }
        tidy(wake.object(), events);
        return;
      }
    }
  }

  /** A notice to all is not used up. */
  private static void useNotice(List<Event> events, int from) {
    for (int i = from; i < events.size(); i++) {
      if (events.get(i).kind() == EventKind.NOTIFY_ALL) {
        return;
      }
    }
    for (int i = from; i < events.size(); i++) {
      if (events.get(i).kind() == EventKind.NOTIFY) {
        events.remove(i);
        return;
      }
    }
  }

  private void tidy(long object, List<Event> events) {
    while (!events.isEmpty() && events.get(0).kind() != EventKind.WAIT) {
      events.remove(0);
    }
    if (events.isEmpty()) {
      byObject.remove(object);
    }
  }
}
