package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.Step;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the objects that a method makes hold, whenever it was put there: enough to see what a
 * closure, an inner class's object or a thread will work on.
 */
final class OwnObjects {

  private final Map<Integer, Map<Step, Symbols>> contents = new HashMap<>();

  /** Returns whether that was not known. */
  boolean put(int object, Step step, Symbols value) {
    if (value.isEmpty()) {
      return false;
    }
    Map<Step, Symbols> held = contents.computeIfAbsent(object, key -> new LinkedHashMap<>(4));
    Symbols before = held.getOrDefault(step, Symbols.NONE);
    Symbols after = before.union(value);
    held.put(step, after);
    return !after.equals(before);
  }

  /** Whether it is known that objects may hold a value. */
  boolean hold(List<Integer> objects, Step step, Symbols value) {
    for (int i = 0; i < objects.size(); i++) {
      Symbols held = of(objects.get(i)).getOrDefault(step, Symbols.NONE);
      if (!held.union(value).equals(held)) {
        return false;
      }
    }
    return true;
  }

  /** Null if nothing that matters was put there. */
  @Nullable Symbols get(int object, Step step) {
    return of(object).get(step);
  }

  /** The steps at which an object holds something. */
  Set<Step> steps(int object) {
    return of(object).keySet();
  }

  /** All that an object holds. */
  Collection<Symbols> all(int object) {
    return of(object).values();
  }

  private Map<Step, Symbols> of(int object) {
    return contents.getOrDefault(object, Map.of());
  }
}
