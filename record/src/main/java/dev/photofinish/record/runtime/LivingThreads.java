package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Threads that have begun, and were not seen to be over. Safe for many threads. */
final class LivingThreads {

  /** By their numbers; guarded by this. */
  private final Map<Integer, WeakReference<Thread>> begun = new HashMap<>();

  synchronized void begun(Thread thread, int number) {
    begun.put(number, new WeakReference<>(thread));
  }

  synchronized List<Thread> all() {
    return begun.values().stream().map(WeakReference::get).filter(Objects::nonNull).toList();
  }

  /**
   * Tells that a thread has seen those that are over to be; whether there were any.
   *
   * @param seen given each of them, before that is told
   */
  synchronized boolean joinDead(Context context, Consumer<Thread> seen) {
    boolean hasJoined = false;
    Iterator<Map.Entry<Integer, WeakReference<Thread>>> each = begun.entrySet().iterator();
    while (each.hasNext()) {
      Map.Entry<Integer, WeakReference<Thread>> entry = each.next();
      Thread thread = entry.getValue().get();
      if (isOver(thread)) {
        if (thread != null) {
          seen.accept(thread);
        }
        context.event(EventKind.JOIN, 0, 0, 0, entry.getKey());
        each.remove();
        hasJoined = true;
      }
    }
    return hasJoined;
  }

  /** A thread that is over has left its group. */
  private static boolean isOver(@Nullable Thread thread) {
    return thread == null || thread.getThreadGroup() == null;
  }
}
