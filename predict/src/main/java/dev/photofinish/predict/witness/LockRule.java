package dev.photofinish.predict.witness;

import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.trace.Event;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A lock has one owner, or readers; its owner may read besides. */
final class LockRule implements Rule {

  private final Map<Long, Integer> owners = new HashMap<>();
  private final Map<Long, Set<Integer>> readers = new HashMap<>();

  /** No lock is taken yet. */
  LockRule() {
    this(Set.of());
  }

  LockRule(Set<Before.Held> held) {
    for (Before.Held lock : held) {
      if (lock.shared()) {
        readers.computeIfAbsent(lock.lock(), o -> new HashSet<>()).add(lock.thread());
      } else {
        owners.put(lock.lock(), lock.thread());
      }
    }
  }

  @Override
  public @Nullable String step(Event event) {
    return switch (event.kind()) {
      case ACQUIRE, WAKE -> acquire(event);
      case RELEASE, WAIT -> release(event);
      case ACQUIRE_SHARED -> acquireShared(event);
      case RELEASE_SHARED -> releaseShared(event);
      case NOTIFY, NOTIFY_ALL -> owns(event) ? null : "is not under its lock";
      default -> null;
    };
  }

  private boolean owns(Event event) {
    return Integer.valueOf(event.thread()).equals(owners.get(event.object()));
  }

  private @Nullable String acquire(Event event) {
    Set<Integer> others = new HashSet<>(readers.getOrDefault(event.object(), Set.of()));
    others.remove(event.thread());
    if (owners.containsKey(event.object()) || !others.isEmpty()) {
      return "takes a lock that is taken";
    }
    owners.put(event.object(), event.thread());
    return null;
  }

  private @Nullable String release(Event event) {
    if (!owns(event)) {
      return "gives back a lock that the thread does not have";
    }
    owners.remove(event.object());
    return null;
  }

  private @Nullable String acquireShared(Event event) {
    if (owners.containsKey(event.object()) && !owns(event)) {
      return "reads under a lock that is taken";
    }
    boolean added =
        readers.computeIfAbsent(event.object(), o -> new HashSet<>()).add(event.thread());
    return added ? null : "takes a lock that the thread has";
  }

  private @Nullable String releaseShared(Event event) {
    boolean removed = readers.getOrDefault(event.object(), new HashSet<>()).remove(event.thread());
    return removed ? null : "gives back a lock that the thread does not have";
  }
}
