package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CALLS;
import static dev.photofinish.record.weave.PlanBuilder.TASKS;
import static dev.photofinish.record.weave.PlanBuilder.THREADS;

import dev.photofinish.record.weave.Step.Shape;
import java.util.Set;
import org.objectweb.asm.Type;

/** Calls by which tasks are handed over, waited for and asked: futures, stages, executors. */
final class TaskCalls {

  private static final String CONCURRENT = "java/util/concurrent/";

  /** Whether a task is over. */
  private static final Set<String> QUESTIONS =
      Set.of("isDone", "isCancelled", "state", "resultNow", "exceptionNow");

  /** Within the names of what counts how many tasks another one waits for. */
  private static final Set<String> COUNTS = Set.of("Pending", "omplete", "ropagateCompletion");

  private final ClassFinder finder;
  private final PoolCalls pools;

  TaskCalls(ClassFinder finder) {
    this.finder = finder;
    this.pools = new PoolCalls(finder);
  }

  boolean isFuture(String type) {
    return is(type, CONCURRENT + "Future");
  }

  private boolean is(String type, String above) {
    return finder.isA(type, above);
  }

  /** Plans a call, if it is one of these. */
  boolean plan(LibraryCall call, PlanBuilder plan) {
    return isOfStage(call, plan) || isOfTasks(call, plan);
  }

  /** All futures with stages count as one, since what completes one may complete any other. */
  private boolean isOfStage(LibraryCall call, PlanBuilder plan) {
    if (!is(call.type(), CONCURRENT + "CompletionStage") || call.isConstructor()) {
      return false;
    }
    String name = call.name();
    boolean begins = name.equals("supplyAsync") || name.equals("runAsync");
    if (!begins) {
      plan.before(TASKS, "usingFuture").always(TASKS, "usedFuture");
    }
    for (int i = 0; i < call.arguments().length; i++) {
      boolean isSource = begins || name.startsWith("complete");
      plan.before(TASKS, isSource ? "handOverSource" : "handOverStage", i);
    }
    boolean onlyWaits = call.arguments().length == 0 || name.equals("get");
    if (!onlyWaits) {
      plan.mayStart();
    }
    plan.always(THREADS, "told");
    return true;
  }

  private boolean isOfTasks(LibraryCall call, PlanBuilder plan) {
    if (call.isConstructor() && call.type().equals(CONCURRENT + "FutureTask")) {
      plan.before(TASKS, "handOver", 0).after(TASKS, "follow", Shape.RESULT, 0);
      return true;
    } else if (call.isConstructor() && is(call.type(), "java/lang/Thread")) {
      return true;
    } else if (call.type().equals("java/util/Arrays") && call.name().startsWith("parallel")) {
      plan.leaves().always(TASKS, "awaitEnds");
      return true;
    } else if (isWrapper(call)) {
      plan.before(TASKS, "handOver", 0).after(CALLS, "view", Shape.RESULT, 0);
      return true;
    } else if (is(call.type(), CONCURRENT + "CountedCompleter") && isOfCompleter(call, plan)) {
      return true;
    } else if (is(call.type(), CONCURRENT + "ForkJoinTask")) {
      return isOfForkJoin(call, plan);
    } else if (is(call.type(), CONCURRENT + "Executor")) {
      return pools.plan(call, plan);
    }
    return isFuture(call.type()) && isOfFuture(call, plan);
  }

  /** When others can see that a task is over, it has been for a while. */
  private static boolean isOfFuture(LibraryCall call, PlanBuilder plan) {
    boolean isCancel = call.name().equals("cancel");
    if (isCancel) {
      plan.interrupts();
    } else if (!QUESTIONS.contains(call.name())) {
      return false;
    }
    plan.uses(Step.THIS).before(TASKS, "askEnds");
    return true;
  }

  /** What it makes is done when what it is given is. */
  private static boolean isWrapper(LibraryCall call) {
    return call.isStatic()
        && ((call.type().equals(CONCURRENT + "ForkJoinTask") && call.name().startsWith("adapt"))
            || (call.type().equals(CONCURRENT + "Executors")
                && Set.of("callable", "privilegedCallable").contains(call.name())));
  }

  /** Completing a task completes the one that has waited for it alone. */
  private static boolean isOfCompleter(LibraryCall call, PlanBuilder plan) {
    boolean counts = COUNTS.stream().anyMatch(call.name()::contains);
    if (counts) {
      plan.before(TASKS, "completing", Step.THIS).always(TASKS, "completed", Step.THIS);
    }
    if (counts && call.result().getSort() != Type.VOID) {
      plan.always(TASKS, "counted", Step.THIS);
    }
    return counts;
  }

  private static boolean isOfForkJoin(LibraryCall call, PlanBuilder plan) {
    if (call.name().equals("fork") || call.name().startsWith("invoke")) {
      plan.mayStart();
    }
    if (call.name().equals("fork")) {
      plan.before(TASKS, "handOver", Step.THIS);
    } else if (call.name().startsWith("invokeAll")) {
      plan.before(TASKS, "handOverAll").always(TASKS, "awaitEnds");
      for (int i = 0; i < call.arguments().length; i++) {
        plan.before(TASKS, "handOver", i).always(TASKS, "handBack", i);
      }
    } else {
      plan.uses(Step.THIS).always(TASKS, "handBack", Step.THIS).always(THREADS, "told");
      if (call.name().startsWith("help")) {
        plan.always(TASKS, "awaitEnds");
      }
    }
    return !call.isConstructor();
  }
}
