package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.ReplayThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** What may become of a run. Under the lock of the course. */
final class Endings {

  private Endings() {}

  /** Both stand before their accesses to the same memory. */
  static ReplayResult confirmed(Course course) {
    String message =
        "both threads stand before the racing accesses to "
            + course.collision().at(0).memory().text()
            + " at once";
    return new ReplayResult(ReplayEnd.CONFIRMED, message, course.steps(), both(course));
  }

  private static List<ReplayThread> both(Course course) {
    return List.of(course.collision().at(0).text(), course.collision().at(1).text());
  }

  static ReplayResult otherMemory(Course course) {
    String message =
        "both threads stand before the racing accesses, but not to the same memory: "
            + course.collision().at(0).memory().inFull()
            + ", and "
            + course.collision().at(1).memory().inFull();
    return new ReplayResult(ReplayEnd.DIVERGED, message, course.steps(), both(course));
  }

  static ReplayResult metAnother(
      Course course,
      GatedThread thread,
      Planned due,
      Planned met,
      EventKind kind,
      List<ReplayFrame> stack) {
    String message =
        "expected "
            + Words.event(due.event())
            + "; met "
            + (due.equals(met) ? Words.kind(kind) + " there" : Words.event(met.event()));
    ReplayThread where =
        new ReplayThread(thread.number(), thread.thread().getName(), "left the schedule", stack);
    return failed(course, ReplayEnd.DIVERGED, message, List.of(where));
  }

  /** Threads that are over tell nobody: if the schedule waits for that, it goes on. */
  static void pass(Course course) {
    for (GatedThread each : course.planned()) {
      Planned due = each.due();
      boolean isNext = due != null && due.isEnd() && due.place() == course.steps().size();
      if (due != null && isNext && !each.thread().isAlive()) {
        course.pass(each, due, new ReplayStep(due.event(), "", ""));
      }
    }
  }

  /** A thread is over, and the schedule wants more of it. */
  static Optional<ReplayResult> ofThreads(Course course) {
    for (GatedThread each : course.planned()) {
      Planned due = each.due();
      if (due != null && !due.isEnd() && !each.thread().isAlive()) {
        String message = "expected " + Words.event(due.event()) + "; the thread ended before";
        return Optional.of(failed(course, ReplayEnd.DIVERGED, message, threads(course)));
      }
    }
    return Optional.empty();
  }

  static ReplayResult programEnded(Course course) {
    return failed(
        course,
        ReplayEnd.DIVERGED,
        "expected " + Words.event(Expected.event(course)) + "; the program ended before",
        threads(course));
  }

  static ReplayResult gateFailed(Course course, RuntimeException reason) {
    String message = "the gate failed: " + reason;
    return new ReplayResult(ReplayEnd.DIVERGED, message, course.steps(), List.of());
  }

  static ReplayResult stuck(Course course, long nanos) {
    String message =
        "nothing has gone on for "
            + TimeUnit.NANOSECONDS.toSeconds(nanos)
            + " s; expected "
            + Words.event(Expected.event(course));
    List<ReplayThread> threads = threads(course);
    return failed(course, ReplayEnd.STUCK, message + Words.initialisers(threads), threads);
  }

  /** If the program has not got what the schedule names, that is why. */
  private static ReplayResult failed(
      Course course, ReplayEnd end, String message, List<ReplayThread> threads) {
    Optional<String> missing = course.code().missing();
    return new ReplayResult(
        missing.isPresent() ? ReplayEnd.OTHER_PROGRAM : end,
        missing.orElse(message),
        course.steps(),
        threads);
  }

  private static List<ReplayThread> threads(Course course) {
    List<ReplayThread> threads = new ArrayList<>();
    for (ThreadPlan plan : course.plans().all()) {
      threads.add(ofPlan(course, plan));
    }
    for (GatedThread each : course.held()) {
      if (each.plan().isEmpty()) {
        threads.add(where(each));
      }
    }
    return threads;
  }

  private static ReplayThread ofPlan(Course course, ThreadPlan plan) {
    for (GatedThread each : course.planned()) {
      if (each.plan().equals(plan)) {
        return where(each);
      }
    }
    return new ReplayThread(plan.number(), plan.name(), "has not come to any event", List.of());
  }

  private static ReplayThread where(GatedThread thread) {
    return new ReplayThread(
        thread.number(),
        thread.thread().getName(),
        Words.doing(thread),
        Stacks.of(thread.thread()));
  }
}
