package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import dev.photofinish.trace.ThreadOrigins;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The schedule by threads, and which thread of the run is which of the schedule. */
final class Plans {

  private final List<ThreadPlan> plans = new ArrayList<>();

  /** Where the threads of this run come from; guarded by the lock of the gate. */
  private final ThreadOrigins origins = new ThreadOrigins();

  /** Where the threads of the recorded run came from for which there is no plan. */
  private final Set<String> others;

  /** Those that a thread of the run follows; guarded by the lock of the gate. */
  private final Set<ThreadPlan> claimed = new HashSet<>();

  Plans(Schedule schedule, ScheduledCode code) {
    others = Set.copyOf(schedule.threads().others());
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
      String origin = schedule.threads().origins().getOrDefault(each.getKey(), "");
      plans.add(new ThreadPlan(each.getKey(), name, origin, List.copyOf(each.getValue())));
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

  /** A thread of the run starts another. */
  void fork(int parent, int child) {
    origins.fork(parent, child);
  }

  /**
   * What a new thread of the run is to do: the plan of the thread that came from the same place. A
   * thread of a pool may come first in one run and another in the next, so one that the recorded
   * run has not had takes the plan of another such thread.
   */
  ThreadPlan claim(int number, String name) {
    origins.begin(number, name);
    String origin = origins.of(number).orElse("");
    ThreadPlan found =
        plans.stream()
            .filter(plan -> plan.origin().equals(origin) && !claimed.contains(plan))
            .findFirst()
            .orElseGet(() -> findByName(number, name, origin));
    if (!found.isEmpty()) {
      claimed.add(found);
    }
    return found;
  }

  /** The plan with the number and the name of a thread, or else its name, or else its number. */
  private ThreadPlan findByName(int number, String name, String origin) {
    ThreadPlan byName = ThreadPlan.NONE;
    ThreadPlan byNumber = ThreadPlan.NONE;
    for (ThreadPlan plan : plans) {
      if (!claimed.contains(plan) && mayBe(plan, origin)) {
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

  /** Whether a thread may be that of a plan which has not come from the same place. */
  private boolean mayBe(ThreadPlan plan, String origin) {
    return plan.origin().isEmpty()
        || (ThreadOrigins.isByChance(plan.origin())
            && ThreadOrigins.isByChance(origin)
            && !others.contains(origin));
  }
}
