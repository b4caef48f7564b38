package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The schedule by threads, and which thread of the run is which of the schedule. */
final class Plans {

  private final List<ThreadPlan> plans = new ArrayList<>();

  /** Those that a thread of the run follows; guarded by the lock of the gate. */
  private final Set<ThreadPlan> claimed = new HashSet<>();

  Plans(Schedule schedule, ScheduledCode code) {
    Map<Integer, List<Planned>> byThread = new TreeMap<>();
    int place = 0;
    for (ScheduleEvent event : schedule.events()) {
      add(byThread, new Planned(place++, false, instruction(event, code), event));
    }
    for (ScheduleEvent event : List.of(schedule.first(), schedule.second())) {
      add(byThread, new Planned(place++, true, code.instruction(event), event));
    }
    for (Map.Entry<Integer, List<Planned>> each : byThread.entrySet()) {
      String name = each.getValue().get(0).event().threadName();
      plans.add(new ThreadPlan(each.getKey(), name, List.copyOf(each.getValue())));
    }
  }

  /** A thread does not end at an instruction, wherever the schedule says that it was last. */
  private static int instruction(ScheduleEvent event, ScheduledCode code) {
    return event.kind() == EventKind.END ? 0 : code.instruction(event);
  }

  private static void add(Map<Integer, List<Planned>> byThread, Planned planned) {
    byThread.computeIfAbsent(planned.event().thread(), none -> new ArrayList<>()).add(planned);
  }

  List<ThreadPlan> all() {
    return plans;
  }

  /**
   * What a new thread of the run is to do: the plan with its number and name, or else its name, or
   * else its number. Threads of pools are not always made in the same order, but keep their names.
   */
  ThreadPlan claim(int number, String name) {
    ThreadPlan found = find(number, name);
    if (!found.isEmpty()) {
      claimed.add(found);
    }
    return found;
  }

  private ThreadPlan find(int number, String name) {
    ThreadPlan byName = ThreadPlan.NONE;
    ThreadPlan byNumber = ThreadPlan.NONE;
    for (ThreadPlan plan : plans) {
      if (!claimed.contains(plan)) {
        boolean isNumber = plan.number() == number;
        boolean isName = plan.name().equals(name);
        if (isNumber && isName) {
          return plan;
        }
        byName = isName ? plan : byName;
        byNumber = isNumber ? plan : byNumber;
      }
    }
    return byName.isEmpty() ? byNumber : byName;
  }
}
