package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who woke by a notice has one, and a notice for one thread is for one only.
 *
 * <p>The machine may choose whom a notice is for. The one who needs it first gets it: if any choice
 * serves all, this one does. Who woke without a notice is taken to have stopped waiting at once.
 */
final class NoticeRule implements Rule {

  /** Those who wait for a notice and have none, by object. */
  private final Map<Long, List<Waiter>> waiting = new HashMap<>();

  private final Map<Long, Integer> wakeOfWait = new HashMap<>();
  private final Map<Long, Boolean> noticed = new HashMap<>();

  private record Waiter(int thread, int needed) {}

  NoticeRule(List<Event> witness) {
    Map<Integer, Event> waits = new HashMap<>();
    for (int i = 0; i < witness.size(); i++) {
      Event event = witness.get(i);
      if (event.kind() == EventKind.WAIT) {
        waits.put(event.thread(), event);
      } else if (event.kind() == EventKind.WAKE) {
        Event wait = waits.remove(event.thread());
        if (wait != null) {
          wakeOfWait.put(wait.number(), event.value() == 1 ? i : -1);
        }
      }
    }
  }

  @Override
  public @Nullable String step(Event event) {
    switch (event.kind()) {
      case WAIT -> await(event);
      case NOTIFY -> notifyOne(event.object());
      case NOTIFY_ALL -> notifyAll(event.object());
      case WAKE -> {
        if (event.value() == 1 && !Boolean.TRUE.equals(noticed.remove((long) event.thread()))) {
          return "wakes without a notice";
        }
      }
      default -> {}
    }
    return null;
  }

  private void await(Event event) {
    int needed = wakeOfWait.getOrDefault(event.number(), Integer.MAX_VALUE);
    if (needed >= 0) {
      waiters(event.object()).add(new Waiter(event.thread(), needed));
    }
  }

  private List<Waiter> waiters(long object) {
    return waiting.computeIfAbsent(object, o -> new ArrayList<>());
  }

  private void notifyOne(long object) {
    List<Waiter> waiters = waiters(object);
    waiters.stream()
        .min((a, b) -> Integer.compare(a.needed(), b.needed()))
        .ifPresent(
            first -> {
              waiters.remove(first);
              noticed.put((long) first.thread(), true);
            });
  }

  private void notifyAll(long object) {
    for (Waiter waiter : waiters(object)) {
      noticed.put((long) waiter.thread(), true);
    }
    waiters(object).clear();
  }
}
