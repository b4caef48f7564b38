package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
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

  /** By their numbers, those that were not seen to be over; guarded by this. */
  private final Map<Integer, WeakReference<Thread>> alive = new HashMap<>();

  Orphans(Signals signals) {
    this.signals = signals;
  }

  /** One has begun. */
  synchronized void begun(Thread thread, int number, Context context) {
    if (COLLECTORS.contains(thread.getClass().getName())) {
      context.ofCollector();
    }
    signals.await(signals.starts, 0, context);
    if (joinOthers(context)) {
      // For those that come next, which do not see these any more.
      signals.signal(signals.starts, 0, context);
    }
    alive.put(number, new WeakReference<>(thread));
  }

  private boolean joinOthers(Context context) {
    boolean hasJoined = false;
    Iterator<Map.Entry<Integer, WeakReference<Thread>>> others = alive.entrySet().iterator();
    while (others.hasNext()) {
      Map.Entry<Integer, WeakReference<Thread>> other = others.next();
      if (isOver(other.getValue())) {
        context.event(EventKind.JOIN, 0, 0, 0, other.getKey());
        others.remove();
        hasJoined = true;
      }
    }
    return hasJoined;
  }

  private static boolean isOver(WeakReference<Thread> reference) {
    Thread thread = reference.get();
    return thread == null || thread.getState() == Thread.State.TERMINATED;
  }
}
