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

/** What may become of a run. Under the lock of the gate. */
final class Endings {

  private Endings() {}

  /** Both stand before their accesses to the same memory. */
  static ReplayResult confirmed(Gate gate) {
    String message =
        "both threads stand before the racing accesses to "
            + gate.collision().at(0).memory().text()
            + " at once";
    return new ReplayResult(ReplayEnd.CONFIRMED, message, gate.steps(), both(gate));
  }

  private static List<ReplayThread> both(Gate gate) {
    return List.of(gate.collision().at(0).text(), gate.collision().at(1).text());
  }

  static ReplayResult otherMemory(Gate gate) {
    String message =
        "both threads stand before the racing accesses, but not to the same memory: "
            + gate.collision().at(0).memory().inFull()
            + ", and "
            + gate.collision().at(1).memory().inFull();
    return new ReplayResult(ReplayEnd.DIVERGED, message, gate.steps(), both(gate));
  }

  static ReplayResult metAnother(
      Gate gate,
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
    return failed(gate, ReplayEnd.DIVERGED, message, List.of(where));
  }

  /** Threads that are over tell nobody: if the schedule waits for that, it goes on. */
  static void pass(Gate gate) {
    for (GatedThread each : gate.planned()) {
      Planned due = each.due();
      boolean isNext = due != null && due.isEnd() && due.place() == gate.steps().size();
      if (due != null && isNext && !each.thread().isAlive()) {
        gate.pass(each, due, new ReplayStep(due.event(), "", ""));
      }
    }
  }

  /** A thread is over, and the schedule wants more of it. */
  static Optional<ReplayResult> ofThreads(Gate gate) {
    for (GatedThread each : gate.planned()) {
      Planned due = each.due();
      if (due != null && !due.isEnd() && !each.thread().isAlive()) {
        String message = "expected " + Words.event(due.event()) + "; the thread ended before";
        return Optional.of(failed(gate, ReplayEnd.DIVERGED, message, threads(gate)));
      }
    }
    return Optional.empty();
  }

  static ReplayResult programEnded(Gate gate) {
    return failed(
        gate,
        ReplayEnd.DIVERGED,
        "expected " + Words.event(Expected.event(gate)) + "; the program ended before",
        threads(gate));
  }

  static ReplayResult gateFailed(Gate gate, RuntimeException reason) {
    String message = "the gate failed: " + reason;
    return new ReplayResult(ReplayEnd.DIVERGED, message, gate.steps(), List.of());
  }

  static ReplayResult stuck(Gate gate, long nanos) {
    String message =
        "nothing has gone on for "
            + TimeUnit.NANOSECONDS.toSeconds(nanos)
            + " s; expected "
            + Words.event(Expected.event(gate));
    List<ReplayThread> threads = threads(gate);
    return failed(gate, ReplayEnd.STUCK, message + Words.initialisers(threads), threads);
  }

  /** If the program has not got what the schedule names, that is why. */
  private static ReplayResult failed(
      Gate gate, ReplayEnd end, String message, List<ReplayThread> threads) {
    Optional<String> missing = gate.code().missing();
    return new ReplayResult(
        missing.isPresent() ? ReplayEnd.OTHER_PROGRAM : end,
        missing.orElse(message),
        gate.steps(),
        threads);
  }

  private static List<ReplayThread> threads(Gate gate) {
    List<ReplayThread> threads = new ArrayList<>();
    for (ThreadPlan plan : gate.plans().all()) {
      threads.add(ofPlan(gate, plan));
    }
    for (GatedThread each : gate.held()) {
      if (each.plan().isEmpty()) {
        threads.add(where(each));
      }
    }
    return threads;
  }

  private static ReplayThread ofPlan(Gate gate, ThreadPlan plan) {
    for (GatedThread each : gate.planned()) {
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
