package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.ScheduleEvent;
import java.util.ArrayList;
import java.util.List;

/** What the schedule waits for. Under the lock of the course. */
final class Expected {

  private Expected() {}

  /** The next event, or a racing access that no thread stands at. */
  static ScheduleEvent event(Course course) {
    List<ScheduleEvent> events = course.schedule().events();
    int position = course.steps().size();
    if (position < events.size()) {
      return events.get(position);
    }
    return course.collision().isTaken(0) ? course.schedule().second() : course.schedule().first();
  }

  /**
   * The threads that are to go on. If the one that is wanted is not there yet, any may be the one
   * that makes it.
   */
  static List<GatedThread> threads(Course course) {
    int wanted = event(course).thread();
    List<GatedThread> threads = new ArrayList<>();
    for (GatedThread each : course.planned()) {
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
