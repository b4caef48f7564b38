package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the objects that a method makes hold, whenever it was put there: enough to see what a
 * closure, an inner class's object or a thread will work on.
 */
final class OwnObjects {

  private record Slot(int object, Step step) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Slot slot && object == slot.object && step.equals(slot.step);
    }

    @Override
    public int hashCode() {
      return 31 * object + step.hashCode();
    }
  }

  private final Map<Slot, Symbols> contents = new LinkedHashMap<>();

  /** Returns whether that was not known. */
  boolean put(int object, Step step, Symbols value) {
    if (value.isEmpty()) {
      return false;
    }
    Slot slot = new Slot(object, step);
    Symbols before = contents.getOrDefault(slot, Symbols.NONE);
    Symbols after = before.union(value);
    contents.put(slot, after);
    return !after.equals(before);
  }

  /** Null if nothing that matters was put there. */
  @Nullable Symbols get(int object, Step step) {
    return contents.get(new Slot(object, step));
  }

  /** The steps at which an object holds something. */
  List<Step> steps(int object) {
    return contents.keySet().stream()
        .filter(slot -> slot.object() == object)
        .map(Slot::step)
        .toList();
  }

  /** All that an object holds. */
  Symbols all(int object) {
    Symbols all = Symbols.NONE;
    for (Map.Entry<Slot, Symbols> entry : contents.entrySet()) {
      if (entry.getKey().object() == object) {
        all = all.union(entry.getValue());
      }
    }
    return all;
  }
}
