package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.GLOBALS;
import static dev.photofinish.record.weave.PlanBuilder.TASKS;
import static dev.photofinish.record.weave.PlanBuilder.THREADS;

import java.util.Set;

/**
 * Calls that set how a thread is, or ask it: its name and its like, and which threads there are.
 */
final class ThreadCalls {

  /** What tells which threads there are. */
  private static final Set<String> CENSUS =
      Set.of("activeCount", "activeGroupCount", "enumerate", "getAllStackTraces", "isDestroyed");

  /** What never changes, or tells a thread of itself. */
  private static final Set<String> CONSTANT = Set.of("getId", "isVirtual", "isDaemon");

  private ThreadCalls() {}

  /** Plans a call that is not of one thread, or of another type. */
  static boolean plan(LibraryCall call, PlanBuilder plan) {
    boolean isThread = call.type().equals("java/lang/Thread");
    if (call.type().equals("java/util/concurrent/TimeUnit") && call.name().equals("timedJoin")) {
      plan.before(THREADS, "asking", 0).always(THREADS, "asked", 0);
    } else if ((isThread || call.type().equals("java/lang/ThreadGroup"))
        && CENSUS.contains(call.name())) {
      plan.before(THREADS, "askingAll").always(THREADS, "askedAll");
    } else if (isThread && call.name().equals("setDefaultUncaughtExceptionHandler")) {
      plan.before(TASKS, "handOver", 0).before(GLOBALS, "changing").always(GLOBALS, "changed");
    } else if (isThread && call.name().equals("getDefaultUncaughtExceptionHandler")) {
      plan.before(GLOBALS, "asking").always(GLOBALS, "asked");
    } else {
      return false;
    }
    return true;
  }

  /** Plans a call of a thread that sets something, or returns it. */
  static void planState(LibraryCall call, PlanBuilder plan) {
    String name = call.name();
    if (name.startsWith("set")) {
      plan.before(TASKS, "handOver", 0)
          .before(THREADS, "setting", Step.THIS)
          .always(THREADS, "set", Step.THIS);
    } else if ((name.startsWith("get") || name.startsWith("is")) && !CONSTANT.contains(name)) {
      plan.before(THREADS, "getting", Step.THIS).always(THREADS, "got", Step.THIS);
    }
  }
}
