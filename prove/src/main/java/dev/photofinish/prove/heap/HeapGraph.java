package dev.photofinish.prove.heap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What can be reached from abstract objects through fields. Found for one object and all that it
 * reaches at a time, and kept; objects that reach each other share one set. Confined to one thread.
 */
public final class HeapGraph {

  private final IntFunction<List<ObjectSet>> fields;
  private final @Nullable ObjectSet[] reach;
  private final Map<ObjectSet, ObjectSet> reachOfSets = new HashMap<>();

  /** Tarjan's numbers; 0 for an object that was not visited yet. */
  private final int[] found;

  private final int[] low;
  private final boolean[] open;
  private final int[] stack;
  private int depth;
  private int counter;

  /**
   * @param size the number of objects
   * @param fields what the fields of an object point to
   */
  public HeapGraph(int size, IntFunction<List<ObjectSet>> fields) {
    this.fields = fields;
    this.reach = new ObjectSet[size];
    this.found = new int[size];
    this.low = new int[size];
    this.open = new boolean[size];
    this.stack = new int[size];
  }

  /** An object and all that is reached from it; do not change it. */
  public ObjectSet from(int object) {
    ObjectSet known = reach[object];
    if (known == null) {
      visit(object);
      known = reach[object];
    }
    if (known == null) {
      throw new IllegalStateException("object " + object + " was not visited");
    }
    return known;
  }

  /** All that is reached from some objects, with these. */
  public ObjectSet from(ObjectSet objects) {
    ObjectSet known = reachOfSets.get(objects);
    if (known == null) {
      known = union(objects);
      reachOfSets.put(objects.copy(), known);
    }
    return known;
  }

  /** What was found already is not looked at again: it reaches no more. */
  private ObjectSet union(ObjectSet objects) {
    if (objects.size() == 1) {
      return from(objects.only());
    }
    ObjectSet all = new ObjectSet();
    objects.forEach(
        object -> {
          if (!all.contains(object)) {
            all.addAll(from(object));
          }
        });
    return all;
  }

  /** Tarjan's algorithm without recursion: chains of objects may be long. */
  private void visit(int root) {
    List<int[]> work = new ArrayList<>();
    work.add(begin(root));
    while (!work.isEmpty()) {
      int[] frame = work.get(work.size() - 1);
      int object = frame[0];
      if (frame[1] < frame.length) {
        int next = frame[frame[1]++];
        if (found[next] == 0) {
          work.add(begin(next));
        } else if (open[next]) {
          low[object] = Math.min(low[object], found[next]);
        }
      } else {
        work.remove(work.size() - 1);
        if (low[object] == found[object]) {
          close(object);
        }
        if (!work.isEmpty()) {
          int above = work.get(work.size() - 1)[0];
          low[above] = Math.min(low[above], low[object]);
        }
      }
    }
  }

  /** A frame: the object, the position of the next successor, the successors. */
  private int[] begin(int object) {
    found[object] = ++counter;
    low[object] = counter;
    open[object] = true;
    stack[depth++] = object;
    ObjectSet next = new ObjectSet();
    fields.apply(object).forEach(next::addAll);
    int[] successors = next.toArray();
    int[] frame = new int[successors.length + 2];
    frame[0] = object;
    frame[1] = 2;
    System.arraycopy(successors, 0, frame, 2, successors.length);
    return frame;
  }

  /** All above an object on the stack reach each other, and what any of them reaches. */
  private void close(int object) {
    ObjectSet all = new ObjectSet();
    int first = depth;
    do {
      first--;
      all.add(stack[first]);
    } while (stack[first] != object);
    for (int i = first; i < depth; i++) {
      for (ObjectSet targets : fields.apply(stack[i])) {
        targets.forEach(
            target -> {
              ObjectSet further = reach[target];
              if (further != null && !all.contains(target)) {
                all.addAll(further);
              }
            });
      }
    }
    for (int i = first; i < depth; i++) {
      reach[stack[i]] = all;
      open[stack[i]] = false;
    }
    depth = first;
  }
}
