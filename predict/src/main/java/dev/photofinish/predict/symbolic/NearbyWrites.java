package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Gives the events of a run one by one, and looks ahead and back: what is written to the same
 * memory nearby, a read could find instead. Used by one thread.
 */
final class NearbyWrites implements Iterator<Event> {

  private record Place(long object, int member) {}

  private final Iterator<Event> events;
  private final int distance;
  private final Consumer<Event> met;
  private final Deque<Event> ahead = new ArrayDeque<>();

  /** Writes only, those behind and those ahead. */
  private final Deque<Event> writes = new ArrayDeque<>();

  private final Map<Place, Deque<Event>> byPlace = new HashMap<>();
  private long now;

  /**
   * @param distance how many events it looks ahead and back
   * @param met is told of each event when it comes into sight
   */
  NearbyWrites(Iterator<Event> events, int distance, Consumer<Event> met) {
    this.events = events;
    this.distance = distance;
    this.met = met;
  }

  @Override
  public boolean hasNext() {
    return !ahead.isEmpty() || events.hasNext();
  }

  @Override
  public Event next() {
    while (ahead.size() <= distance && events.hasNext()) {
      look(events.next());
    }
    Event next = ahead.removeFirst();
    now = next.number();
    while (!writes.isEmpty() && writes.getFirst().number() < now - distance) {
      forget(writes.removeFirst());
    }
    return next;
  }

  private void look(Event event) {
    met.accept(event);
    ahead.addLast(event);
    boolean writes = event.kind().isWrite() || event.kind() == EventKind.INITIAL;
    if (writes && event.member() != Event.CONTENTS) {
      this.writes.addLast(event);
      byPlace.computeIfAbsent(place(event), p -> new ArrayDeque<>(2)).addLast(event);
    }
  }

  /** The first write of all is the first one of its place. */
  private void forget(Event write) {
    Deque<Event> same = byPlace.get(place(write));
    if (same != null) {
      same.removeFirst();
      if (same.isEmpty()) {
        byPlace.remove(place(write));
      }
    }
  }

  private static Place place(Event event) {
    return new Place(event.object(), event.member());
  }

  /**
   * The numbers of objects to which references are written that a read of a thread could find, the
   * nearest first. What the thread itself writes later it cannot find.
   *
   * @param except one that is left out
   */
  List<Long> objects(Event read, long except, int most) {
    return byPlace.getOrDefault(place(read), new ArrayDeque<>()).stream()
        .filter(write -> write.thread() != read.thread() || write.number() < now)
        .sorted(Comparator.comparingLong(write -> Math.abs(write.number() - now)))
        .map(Event::value)
        .filter(value -> value > 0 && value != except)
        .distinct()
        .limit(most)
        .toList();
  }
}
