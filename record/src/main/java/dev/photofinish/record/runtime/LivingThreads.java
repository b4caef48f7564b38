package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Threads that have begun, and were not seen to be over. Safe for many threads. */
final class LivingThreads {

  private final Signals signals;

  /** By their numbers; guarded by this. */
  private final Map<Integer, WeakReference<Thread>> begun = new HashMap<>();

  LivingThreads(Signals signals) {
    this.signals = signals;
  }

  synchronized void begun(Thread thread, int number) {
    begun.put(number, new WeakReference<>(thread));
  }

  synchronized List<Thread> all() {
    return begun.values().stream().map(WeakReference::get).filter(Objects::nonNull).toList();
  }

  /** Tells that a thread has seen those that are over to be; whether there were any. */
  synchronized boolean joinDead(Context context) {
    boolean hasJoined = false;
    Iterator<Map.Entry<Integer, WeakReference<Thread>>> each = begun.entrySet().iterator();
    while (each.hasNext()) {
      Map.Entry<Integer, WeakReference<Thread>> entry = each.next();
      Thread thread = entry.getValue().get();
      if (isOver(thread)) {
        awaitEnd(thread, context);
        context.event(EventKind.JOIN, 0, 0, 0, entry.getKey());
        each.remove();
        hasJoined = true;
      }
    }
    return hasJoined;
  }

  private void awaitEnd(@Nullable Thread thread, Context context) {
    long number = thread == null ? 0 : Hooks.numberOf(thread);
    if (number != 0) {
      signals.awaitChanged(number, 0, context);
    }
  }

  /** A thread that is over has left its group. */
  private static boolean isOver(@Nullable Thread thread) {
    return thread == null || thread.getThreadGroup() == null;
  }
}
