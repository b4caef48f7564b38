package dev.photofinish.predict.witness;

import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Keeps track of what went as it was recorded: after each event, whether all that its thread has
 * done and was told up to there did. Used by one thread.
 */
final class AsRecorded {

  private final Map<Long, Event> recorded = new HashMap<>();
  private final Map<Integer, List<Event>> threads = new HashMap<>();
  private final Map<Integer, Event> forks = new HashMap<>();
  private final Map<Long, List<Event>> signals = new HashMap<>();
  private final Map<Long, Event> writers = new HashMap<>();
  private final Map<Long, Long> found = new HashMap<>();
  private final long start;

  /** Events that have happened, for those that found what they had found. */
  private final Set<Long> same = new HashSet<>();

  /** Events after which all of their thread is as it was. */
  private final Set<Long> sameUpTo = new HashSet<>();

  AsRecorded(List<Event> trace, Before before) {
    this.start = trace.isEmpty() ? 0 : trace.get(0).number();
    Map<Location, Event> last = new HashMap<>();
    for (Event event : trace) {
      recorded.put(event.number(), event);
      threads.computeIfAbsent(event.thread(), t -> new ArrayList<>()).add(event);
      if (event.kind() == EventKind.FORK) {
        forks.put((int) event.value(), event);
      } else if (event.kind() == EventKind.SIGNAL) {
        signals.computeIfAbsent(event.object(), o -> new ArrayList<>()).add(event);
      }
      remember(event, last, before);
    }
  }

  private void remember(Event event, Map<Location, Event> last, Before before) {
    Event writer = last.get(Location.of(event));
    if (event.kind().isAccess() && writer != null) {
      writers.put(event.number(), writer);
    }
    if (event.kind() == EventKind.UPDATE) {
      long initial = before.memory().value(event.object(), event.member());
      found.put(event.number(), writer == null ? initial : writer.value());
    } else {
      found.put(event.number(), event.value());
    }
    if (event.kind().isWrite() || event.kind() == EventKind.INITIAL) {
      last.put(Location.of(event), event);
    }
  }

  boolean isRecorded(Event event) {
    return recorded.containsKey(event.number());
  }

  /**
   * An event happens.
   *
   * @param cell what it finds, if it looks at memory
   */
  void step(Event event, Cell cell) {
    if (!isRecorded(event)) {
      return;
    }
    boolean isSame = isSame(event, cell);
    if (isSame) {
      same.add(event.number());
    }
    if (isSame && pastHolds(event.thread(), event.number())) {
      sameUpTo.add(event.number());
    }
  }

  /** Whether an event finds, or is told, what it was. */
  boolean isSame(Event event, Cell cell) {
    if (!isRecorded(event)) {
      return false;
    }
    if (ContainerRule.isOfContainer(event)) {
      return isWriterSame(event);
    }
    return switch (event.kind()) {
      case READ, VOLATILE_READ, UPDATE -> finds(event, cell);
      case AWAIT -> areSignalsSame(event);
      case JOIN -> pastHolds((int) event.value(), event.number());
      default -> true;
    };
  }

  private boolean finds(Event event, Cell cell) {
    long value = found.getOrDefault(event.number(), 0L);
    if (value != Event.UNNUMBERED) {
      return cell.value().isPresent() && cell.value().getAsLong() == value;
    }
    Event writer = writers.get(event.number());
    return cell.writer() == (writer == null ? Cell.NOBODY : writer.number()) && isWriterSame(event);
  }

  private boolean isWriterSame(Event event) {
    Event writer = writers.get(event.number());
    return writer == null || sameUpTo.contains(writer.number());
  }

  private boolean areSignalsSame(Event event) {
    return signals.getOrDefault(event.object(), List.of()).stream()
        .filter(signal -> signal.number() < event.number())
        .allMatch(signal -> sameUpTo.contains(signal.number()));
  }

  boolean holds(Dependence on) {
    return on.reads().stream().allMatch(this::readHolds)
        && on.pasts().stream().allMatch(past -> pastHolds(past.thread(), past.before()));
  }

  private boolean readHolds(long number) {
    return number < start || same.contains(number);
  }

  /** Whether a thread has done all before an event, and as it was. */
  boolean pastHolds(int thread, long before) {
    Event last = null;
    for (Event event : threads.getOrDefault(thread, List.of())) {
      last = event.number() < before ? event : last;
    }
    if (last != null) {
      return sameUpTo.contains(last.number());
    }
    Event fork = forks.get(thread);
    return fork == null || fork.number() >= before || sameUpTo.contains(fork.number());
  }

  /** Whether all that all threads did before an event is as it was. */
  boolean allHolds(long before) {
    return threads.keySet().stream().allMatch(thread -> pastHolds(thread, before));
  }
}
