package dev.photofinish.record.runtime;

import java.util.Set;

/**
 * Threads that were started by code that is not woven. They come after what was told before calls
 * within which threads may be started, and after those of them that are over: a pool starts a
 * worker where another one has ended. Safe for many threads.
 */
final class Orphans {

  /** By which the platform calls what the collector has found, and what nobody else calls. */
  private static final Set<String> COLLECTORS =
      Set.of(
          "jdk.internal.misc.InnocuousThread",
          "java.lang.ref.Finalizer$FinalizerThread",
          "java.lang.ref.Reference$ReferenceHandler");

  private final Signals signals;

  private final LivingThreads living = new LivingThreads();

  Orphans(Signals signals) {
    this.signals = signals;
  }

  /** One has begun. */
  synchronized void begun(Thread thread, int number, Context context) {
    if (COLLECTORS.contains(thread.getClass().getName())) {
      context.ofCollector();
    }
    signals.await(signals.starts, 0, context);
    if (living.joinDead(context, other -> {})) {
      // For those that come next, which do not see these any more.
      signals.signal(signals.starts, 0, context);
    }
    living.begun(thread, number);
  }
}
