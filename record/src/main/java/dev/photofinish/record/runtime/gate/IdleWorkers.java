package dev.photofinish.record.runtime.gate;

import java.util.List;
import java.util.Set;

/**
 * Workers of pools that wait for a task. Most wait for some time only, but nothing goes on when it
 * is over: they end, or wait again.
 */
final class IdleWorkers {

  /** Where a worker waits for its next task. */
  private static final Set<String> WAITING =
      Set.of(
          "java.util.concurrent.ForkJoinPool.awaitWork",
          "java.util.concurrent.ThreadPoolExecutor.getTask");

  /** Whoever waits for these may wait for a task that is there, but not due. */
  private static final Set<String> DELAYED =
      Set.of(
          "java.util.concurrent.DelayQueue",
          "java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue");

  private IdleWorkers() {}

  /** Whether a thread with that stack is one. */
  static boolean isIdle(List<StackTraceElement> stack) {
    return stack.stream()
            .anyMatch(frame -> WAITING.contains(frame.getClassName() + "." + frame.getMethodName()))
        && stack.stream().noneMatch(frame -> DELAYED.contains(frame.getClassName()));
  }
}
