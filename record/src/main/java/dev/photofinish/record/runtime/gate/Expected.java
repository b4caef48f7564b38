package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.ScheduleEvent;
import java.util.ArrayList;
import java.util.List;

/** What the schedule waits for. Under the lock of the gate. */
final class Expected {

  private Expected() {}

  /** The next event, or a racing access that no thread stands at. */
  static ScheduleEvent event(Gate gate) {
    List<ScheduleEvent> events = gate.schedule().events();
    int position = gate.steps().size();
    if (position < events.size()) {
      return events.get(position);
    }
    return gate.collision().isTaken(0) ? gate.schedule().second() : gate.schedule().first();
  }

  /**
   * The threads that are to go on. If the one that is wanted is not there yet, any may be the one
   * that makes it.
   */
  static List<GatedThread> threads(Gate gate) {
    int wanted = event(gate).thread();
    List<GatedThread> threads = new ArrayList<>();
    for (GatedThread each : gate.planned()) {
      if (each.number() == wanted) {
        return List.of(each);
      }
      if (each.doing() == GatedThread.Doing.RUNS) {
        threads.add(each);
      }
    }
    return threads;
  }
}
