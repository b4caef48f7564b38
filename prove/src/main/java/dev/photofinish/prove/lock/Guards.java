package dev.photofinish.prove.lock;

import dev.photofinish.prove.heap.ObjectSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The locks that are certainly held at a point, with the abstract objects that the root of each may
 * be. One that is held alone is also held beside others.
 */
final class Guards {

  private static final ObjectSet NO_ROOTS = new ObjectSet();

  private final Map<GuardKey, ObjectSet> held = new HashMap<>();

  void add(GuardKey key, ObjectSet roots) {
    held.computeIfAbsent(key, none -> new ObjectSet()).addAll(roots);
    if (!key.isShared()) {
      held.computeIfAbsent(key.shared(), none -> new ObjectSet()).addAll(roots);
    }
  }

  Map<GuardKey, ObjectSet> held() {
    return held;
  }

  /** Keeps what is held on another way, too; whether that changed anything. */
  boolean meet(Guards other) {
    boolean changed = held.keySet().retainAll(other.held.keySet());
    for (Map.Entry<GuardKey, ObjectSet> each : held.entrySet()) {
      ObjectSet roots = other.held.get(each.getKey());
      if (roots != null) {
        changed |= each.getValue().addAll(roots);
      }
    }
    return changed;
  }

  /** This, without what is not held on another way. */
  Guards meeting(Guards other) {
    meet(other);
    return this;
  }

  /** Roots only matter of locks that are known by how an object was loaded. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Guards guards && loaded().equals(guards.loaded());
  }

  private Map<GuardKey, ObjectSet> loaded() {
    Map<GuardKey, ObjectSet> loaded = new HashMap<>(held);
    loaded.replaceAll((key, roots) -> key.isLoaded() ? roots : NO_ROOTS);
    return loaded;
  }

  @Override
  public int hashCode() {
    return held.keySet().hashCode();
  }
}
