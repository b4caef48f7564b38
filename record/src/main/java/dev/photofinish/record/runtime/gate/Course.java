package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.Schedule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import org.jspecify.annotations.Nullable;

/** How far a run has come under its schedule. Guarded by the lock of the gate. */
final class Course {

  private final Schedule schedule;
  private final ScheduledCode code;
  private final Plans plans;

  /** Whoever waits at the gate waits for it. */
  private final Condition changed;

  private final List<GatedThread> planned = new ArrayList<>();
  private final Set<GatedThread> held = new HashSet<>();
  private final List<ReplayStep> steps = new ArrayList<>();
  private final Collision collision = new Collision();
  private boolean holds = true;
  private @Nullable ReplayResult result;

  Course(Schedule schedule, ScheduledCode code, Condition changed) {
    this.schedule = schedule;
    this.code = code;
    this.plans = new Plans(schedule, code);
    this.changed = changed;
  }

  Schedule schedule() {
    return schedule;
  }

  ScheduledCode code() {
    return code;
  }

  Plans plans() {
    return plans;
  }

  /** The threads that have a plan. */
  List<GatedThread> planned() {
    return planned;
  }

  /** Those that are held as the schedule has nothing more for them. */
  Set<GatedThread> held() {
    return held;
  }

  /** The events of the schedule that have happened. */
  List<ReplayStep> steps() {
    return steps;
  }

  Collision collision() {
    return collision;
  }

  /** What became of the run, if that is known. */
  Optional<ReplayResult> result() {
    return Optional.ofNullable(result);
  }

  void decide(ReplayResult end) {
    result = end;
    changed.signalAll();
  }

  boolean isNext(Planned event) {
    return steps.size() == event.place();
  }

  /** An event of the schedule has happened. */
  void pass(GatedThread thread, Planned event, ReplayStep step) {
    thread.advance();
    if (result == null && isNext(event)) {
      steps.add(step);
      changed.signalAll();
    }
  }

  /** Which of the two racing accesses it is. */
  int side(Planned race) {
    return race.place() - schedule.events().size();
  }

  /** Whether threads are held for which the schedule has nothing more. */
  boolean holds() {
    return holds;
  }

  /** Nothing goes on without those that are held. */
  void letHeldGo() {
    if (!held.isEmpty()) {
      holds = false;
      changed.signalAll();
    }
  }

  /** Nothing goes on without those that wait for the end of a call before they make it. */
  void letTakersGo() {
    for (GatedThread each : planned) {
      if (each.doing() == GatedThread.Doing.WAITS_TO_TAKE) {
        each.does(GatedThread.Doing.RUNS);
        changed.signalAll();
      }
    }
  }
}
