package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a part of a trace, in the order of the trace, could have happened without the
 * rest, and brought two threads to accesses that race. As {@link WitnessChecker}, for traces that
 * are too long to have in memory: it is told all events one by one. It refuses more, since it
 * compares no values: a read has to see the same write. Used by one thread.
 */
public final class PartChecker {

  private final Event first;
  private final Event second;
  private final Predicate<Event> isKept;
  private final LockRule locks = new LockRule();

  // Of what is left out: threads, threads that it started, objects that it gave signals or notices
  // or life to, and memory whose last write it is.
  private final Set<Integer> cut = new HashSet<>();
  private final Set<Long> unstarted = new HashSet<>();
  private final Set<Long> unsignalled = new HashSet<>();
  private final Set<Long> unnoticed = new HashSet<>();
  private final Set<Long> unmade = new HashSet<>();
  private final Set<Location> stale = new HashSet<>();

  private boolean isOver;
  private @Nullable String problem;

  /**
   * @param first the racing access that comes first in the trace
   * @param isKept whether an event is of the part; the two that race are not
   */
  public PartChecker(Event first, Event second, Predicate<Event> isKept) {
    this.first = first;
    this.second = second;
    this.isKept = isKept;
    if (!first.conflictsWith(second) || first.number() >= second.number()) {
      problem = "does not end with two accesses that conflict";
    }
  }

  /** Whether no further event matters. */
  public boolean isOver() {
    return isOver || problem != null;
  }

  /** Why it could not; nothing if it could. To be asked at the end. */
  public Optional<String> problem() {
    return isOver || problem != null ? Optional.ofNullable(problem) : Optional.of("is not whole");
  }

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    if (isOver()) {
      return;
    }
    if (event.equals(first) || event.equals(second)) {
      problem = race(event, event.equals(first) ? second : first);
      isOver = event.equals(second);
      leaveOut(event);
    } else if (isKept.test(event)) {
      String wrong = keep(event);
      problem = wrong == null ? null : event + " " + wrong;
    } else {
      leaveOut(event);
    }
  }

  private void leaveOut(Event event) {
    cut.add(event.thread());
    switch (event.kind()) {
      case FORK -> unstarted.add(event.value());
      case SIGNAL -> unsignalled.add(event.object());
      case NOTIFY, NOTIFY_ALL -> unnoticed.add(event.object());
      case NEW, INITIAL, INITIALISED -> unmade.add(event.object());
      default -> {
        if (event.kind().isWrite()) {
          stale.add(Location.of(event));
        }
      }
    }
  }

  private @Nullable String race(Event event, Event other) {
    boolean mustRead = event.kind() == EventKind.UPDATE && !other.kind().isWrite();
    if (mustRead && stale.contains(Location.of(event))) {
      return event + " cannot be sure to write";
    }
    String wrong = reach(event);
    return wrong == null ? null : event + " " + wrong;
  }

  /** Whether a thread can come to an event. */
  private @Nullable String reach(Event event) {
    if (cut.contains(event.thread()) || unstarted.contains((long) event.thread())) {
      return "is not what its thread does next";
    }
    boolean needsObject = event.object() != 0 && !event.kind().isOfPath();
    return needsObject && unmade.contains(event.object()) ? "uses what is not made" : null;
  }

  private @Nullable String keep(Event event) {
    String wrong = reach(event);
    if (wrong == null) {
      wrong = handOver(event);
    }
    if (wrong == null) {
      wrong = event.kind().isAccess() ? access(event) : locks.step(event);
    }
    return wrong;
  }

  private @Nullable String handOver(Event event) {
    boolean fits =
        switch (event.kind()) {
          case JOIN -> !cut.contains((int) event.value()) && !unstarted.contains(event.value());
          case GAP -> cut.isEmpty();
          case AWAIT -> !unsignalled.contains(event.object());
          case WAKE -> event.value() != 1 || !unnoticed.contains(event.object());
          default -> true;
        };
    return fits ? null : "comes before what it was after";
  }

  private @Nullable String access(Event event) {
    boolean onlyWrites =
        event.kind() == EventKind.WRITE || event.kind() == EventKind.VOLATILE_WRITE;
    if (onlyWrites && event.member() != Event.CONTENTS) {
      stale.remove(Location.of(event));
      return null;
    }
    return stale.contains(Location.of(event)) ? "does not see the same write" : null;
  }
}
