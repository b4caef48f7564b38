package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ScheduleEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a schedule says of one thread. Does not change. */
final class ThreadPlan {

  /** Of a thread that the schedule does not have. */
  static final ThreadPlan NONE = new ThreadPlan(-1, "", "", List.of());

  /** One execution of an instruction, as far as events of one kind are told of it. */
  private record Execution(int instruction, EventKind kind, int occurrence) {}

  private final int number;
  private final String name;
  private final String origin;
  private final List<Planned> events;

  /** The places of executions in the list of events. */
  private final Map<Execution, Integer> places = new HashMap<>();

  /**
   * @param number of the thread in the recorded run
   * @param name its name there
   * @param origin where it came from there; empty if that is not known
   * @param events what it is to come to, in the order of its program
   */
  ThreadPlan(int number, String name, String origin, List<Planned> events) {
    this.number = number;
    this.name = name;
    this.origin = origin;
    this.events = List.copyOf(events);
    for (int i = 0; i < events.size(); i++) {
      Planned each = events.get(i);
      EventKind kind = ScheduleEvent.countedAs(each.event().kind());
      places.putIfAbsent(new Execution(each.instruction(), kind, each.event().occurrence()), i);
    }
  }

  int number() {
    return number;
  }

  String name() {
    return name;
  }

  String origin() {
    return origin;
  }

  boolean isEmpty() {
    return events.isEmpty();
  }

  @Nullable Planned at(int next) {
    return next < events.size() ? events.get(next) : null;
  }

  /** The event that is that execution of an instruction, if it is among those to come. */
  @Nullable Planned find(int next, int instruction, EventKind kind, int occurrence) {
    Integer place = places.get(new Execution(instruction, kind, occurrence));
    return place == null || place < next ? null : events.get(place);
  }
}
