package dev.photofinish.record.runtime.gate;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a schedule says of one thread.
 *
 * @param number of the thread in the recorded run
 * @param name its name there
 * @param events what it is to come to, in the order of its program
 */
record ThreadPlan(int number, String name, List<Planned> events) {

  /** Of a thread that the schedule does not have. */
  static final ThreadPlan NONE = new ThreadPlan(-1, "", List.of());

  boolean isEmpty() {
    return events.isEmpty();
  }

  @Nullable Planned at(int next) {
    return next < events.size() ? events.get(next) : null;
  }

  /** The event that is that execution of an instruction, if it is among those to come. */
  @Nullable Planned find(int next, int instruction, int occurrence) {
    for (int i = next; i < events.size(); i++) {
      Planned each = events.get(i);
      if (each.instruction() == instruction && each.event().occurrence() == occurrence) {
        return each;
      }
    }
    return null;
  }
}
