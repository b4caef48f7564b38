package dev.photofinish.prove.lock;

import dev.photofinish.prove.heap.ObjectSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The locks that are certainly held at a point, with the abstract objects that the root of each may
 * be. One that is held alone is also held beside others.
 */
final class Guards {

  private final Map<GuardKey, ObjectSet> held = new HashMap<>();

  void add(GuardKey key, ObjectSet roots) {
    held.computeIfAbsent(key, none -> new ObjectSet()).addAll(roots);
    if (!key.isShared()) {
      held.computeIfAbsent(key.shared(), none -> new ObjectSet()).addAll(roots);
    }
  }

  boolean isEmpty() {
    return held.isEmpty();
  }

  Map<GuardKey, ObjectSet> held() {
    return held;
  }

  Guards copy() {
    Guards copy = new Guards();
    held.forEach((key, roots) -> copy.held.put(key, roots.copy()));
    return copy;
  }

  /** Keeps what is held on another way, too; whether that changed anything. */
  boolean meet(Guards other) {
    boolean changed = held.keySet().retainAll(other.held.keySet());
    for (Map.Entry<GuardKey, ObjectSet> each : held.entrySet()) {
      ObjectSet roots = other.held.get(each.getKey());
      if (roots != null) {
        changed |= each.getValue().addAll(roots) != null;
      }
    }
    return changed;
  }

  /** The keys of relative locks, in a list. */
  List<GuardKey> relative() {
    List<GuardKey> found = new ArrayList<>();
    for (GuardKey key : held.keySet()) {
      if (key.isRelative()) {
        found.add(key);
      }
    }
    return found;
  }
}
