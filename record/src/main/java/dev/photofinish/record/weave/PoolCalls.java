package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CALLS;
import static dev.photofinish.record.weave.PlanBuilder.TASKS;
import static dev.photofinish.record.weave.PlanBuilder.THREADS;

import dev.photofinish.record.weave.Step.Shape;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * Calls of what runs tasks: executors, completion services, scopes of tasks. What they are asked
 * hangs on which tasks are over.
 */
final class PoolCalls {

  private static final String CONCURRENT = "java/util/concurrent/";

  /** What makes a scope, and what it is given to run. */
  private static final Set<String> SCOPE_STARTS = Set.of("fork", "open");

  /** What an executor was told to be. */
  private static final Set<String> SETTINGS =
      Set.of(
          "isShutdown",
          "getCorePoolSize",
          "getMaximumPoolSize",
          "getKeepAliveTime",
          "allowsCoreThreadTimeOut",
          "getParallelism",
          "getAsyncMode");

  private final ClassFinder finder;

  PoolCalls(ClassFinder finder) {
    this.finder = finder;
  }

  private boolean is(LibraryCall call, String above) {
    return finder.isA(call.type(), CONCURRENT + above);
  }

  /** Plans a call of an executor, if what it does is not known by models. */
  boolean plan(LibraryCall call, PlanBuilder plan) {
    switch (call.name()) {
      case "awaitTermination", "awaitQuiescence", "isTerminated", "isQuiescent", "close" ->
          plan.uses(Step.THIS)
              .before(TASKS, "askEnds")
              .always(TASKS, "awaitEnds")
              .always(THREADS, "told");
      case "shutdown" -> plan.uses(Step.THIS);
      case "prestartCoreThread", "prestartAllCoreThreads", "setCorePoolSize" ->
          plan.uses(Step.THIS).mayStart();
      case "shutdownNow" -> plan.uses(Step.THIS).interrupts();
      case "invokeAll", "invokeAny" ->
          plan.interrupts()
              .mayStart()
              .before(TASKS, "handOverAll")
              .before(TASKS, "handOver", 0)
              .always(TASKS, "awaitEnds")
              .always(THREADS, "told");
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Adds what a call tells beside what is known of it otherwise. */
  void addTo(LibraryCall call, PlanBuilder plan) {
    if (is(call, "Executor")) {
      addToExecutor(call, plan);
    } else if (is(call, "CompletionService")) {
      addToService(call, plan);
    } else if (is(call, "StructuredTaskScope") || is(call, "StructuredTaskScope$Subtask")) {
      addToScope(call, plan);
    }
  }

  private void addToExecutor(LibraryCall call, PlanBuilder plan) {
    if (call.isConstructor()) {
      feeds(call, plan);
    } else if (isQuestion(call)) {
      asks(plan);
      plan.after(TASKS, "feed", Shape.RESULT, Step.THIS);
    } else if (call.name().equals("invokeAny")) {
      plan.before(TASKS, "mayCancel");
    } else if (isSubmission(call)) {
      plan.before(CALLS, "signal", Step.THIS).always(CALLS, "changed", Step.THIS);
    }
  }

  private static boolean isSubmission(LibraryCall call) {
    return call.name().equals("execute")
        || call.name().equals("submit")
        || call.name().startsWith("schedule");
  }

  /** How many tasks there are, wait or run, whether there is none, which are queued. */
  private static boolean isQuestion(LibraryCall call) {
    Type result = call.result();
    boolean isNumber = result.getSort() >= Type.BOOLEAN && result.getSort() <= Type.DOUBLE;
    boolean isSaid = call.name().equals("getQueue") || call.name().equals("toString");
    return (isNumber || isSaid) && !call.isStatic() && !SETTINGS.contains(call.name());
  }

  private static void addToService(LibraryCall call, PlanBuilder plan) {
    if (call.isConstructor()) {
      feeds(call, plan);
    } else if (!call.name().equals("submit")) {
      asks(plan);
    }
  }

  private static void addToScope(LibraryCall call, PlanBuilder plan) {
    if (call.isConstructor() || SCOPE_STARTS.contains(call.name())) {
      plan.before(TASKS, "mayCancel").mayStart();
    } else {
      asks(plan);
    }
  }

  private static void asks(PlanBuilder plan) {
    plan.before(TASKS, "askEnds").always(TASKS, "awaitEnds").always(THREADS, "told");
  }

  /** A queue that workers take tasks from, or put them into when they are over. */
  private static void feeds(LibraryCall call, PlanBuilder plan) {
    for (int i = 0; i < call.arguments().length; i++) {
      if (call.arguments()[i].getClassName().endsWith("Queue")) {
        plan.before(TASKS, "feeding", i);
      }
    }
  }
}
