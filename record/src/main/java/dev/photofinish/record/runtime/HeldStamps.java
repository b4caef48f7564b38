package dev.photofinish.record.runtime;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The stamped locks that a thread has, by their numbers, as a lock and its views are one. Confined
 * to the thread.
 */
final class HeldStamps {

  private static final String NAME = "java.util.concurrent.locks.StampedLock";

  /** How often each is had; those that are only read under are told by their complement. */
  private final Map<Long, Integer> held = new HashMap<>();

  private static long key(long number, boolean isShared) {
    return isShared ? ~number : number;
  }

  /** Takes a lock; whether the thread did not have it in that mode. */
  boolean take(long number, boolean isShared) {
    return held.merge(key(number, isShared), 1, Integer::sum) == 1;
  }

  /** Gives a lock back that the thread has; whether it does not have it in that mode any more. */
  boolean give(long number, boolean isShared) {
    return held.computeIfPresent(
            key(number, isShared), (key, times) -> times == 1 ? null : times - 1)
        == null;
  }

  boolean has(long number, boolean isShared) {
    return held.containsKey(key(number, isShared));
  }

  /** The class of the locks, as often as there are some. */
  List<String> names() {
    return Collections.nCopies(held.size(), NAME);
  }
}
