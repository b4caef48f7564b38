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
 * Who woke by a notice has one, and a notice for one thread is for one only.
 *
 * <p>The machine may choose whom a notice is for. The one who needs it first gets it: if any choice
 * serves all, this one does. Who woke without a notice is taken to have stopped waiting at once.
 *
 * <p>If someone waited for an object when the trace begins, it is not known whom its notices were
 * for, nor who had one already. Then they have to be where they were: all that came before a waking
 * come before it again, and none comes before a wait that it was after.
 */
final class NoticeRule implements Rule {

  /** Those who wait for a notice and have none, by object. */
  private final Map<Long, List<Waiter>> waiting = new HashMap<>();

  private final Map<Long, Integer> wakeOfWait = new HashMap<>();
  private final Map<Long, Boolean> noticed = new HashMap<>();

  private record Waiter(int thread, int needed) {}

  /** All that is about waiting, for objects that someone waited for at the beginning. */
  private final Map<Long, List<Event>> observed = new HashMap<>();

  private final Set<Long> done = new HashSet<>();

  NoticeRule(List<Event> trace, List<Event> witness) {
    observe(trace);
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

  private void observe(List<Event> trace) {
    Set<Integer> asleep = new HashSet<>();
    for (Event event : trace) {
      if (event.kind() == EventKind.WAIT) {
        asleep.add(event.thread());
      } else if (event.kind() == EventKind.WAKE
          && !asleep.remove(event.thread())
          && event.value() == 1) {
        observed.put(event.object(), new ArrayList<>());
      }
    }
    for (Event event : trace) {
      if (observed.containsKey(event.object()) && isOfWaiting(event)) {
        observed.getOrDefault(event.object(), List.of()).add(event);
      }
    }
  }

  private static boolean isOfWaiting(Event event) {
    return isNotice(event) || event.kind() == EventKind.WAIT;
  }

  private static boolean isNotice(Event event) {
    return event.kind() == EventKind.NOTIFY || event.kind() == EventKind.NOTIFY_ALL;
  }

  @Override
  public @Nullable String step(Event event) {
    if (observed.containsKey(event.object())) {
      return stepAsObserved(event);
    }
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

  private @Nullable String stepAsObserved(Event event) {
    for (Event other : observed.getOrDefault(event.object(), List.of())) {
      boolean missing = other.number() < event.number() && !done.contains(other.number());
      if (event.kind() == EventKind.WAKE && event.value() == 1 && isNotice(other) && missing) {
        return "wakes without a notice that it was after";
      }
      if (isNotice(event) && missing && isNeeded(other)) {
        return "comes before a wait that it was after";
      }
    }
    done.add(event.number());
    return null;
  }

  /** Whether it is a wait that a notice ends in the witness. */
  private boolean isNeeded(Event event) {
    return event.kind() == EventKind.WAIT && wakeOfWait.getOrDefault(event.number(), -1) >= 0;
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
