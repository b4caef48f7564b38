package dev.photofinish.prove.points;

import dev.photofinish.prove.heap.ObjectSet;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Those who want to know of all objects that a node points to, and what they are still to hear of
 * the objects that were there before they came. Confined to the solver's thread.
 */
final class Listeners {

  private final Int2ObjectOpenHashMap<List<Consumer<ObjectSet>>> byNode =
      new Int2ObjectOpenHashMap<>();
  private final Deque<Runnable> deliveries = new ArrayDeque<>();

  void add(int node, Consumer<ObjectSet> listener) {
    byNode.computeIfAbsent(node, none -> new ArrayList<>(1)).add(listener);
  }

  /** Those who listen to one node listen to another; what they missed there, they get. */
  void move(int from, int to, ObjectSet missed) {
    List<Consumer<ObjectSet>> moved = byNode.remove(from);
    if (moved != null) {
      byNode.computeIfAbsent(to, none -> new ArrayList<>(1)).addAll(moved);
      moved.forEach(listener -> deliver(listener, missed));
    }
  }

  /** Not at once: listeners make others listen, and so on. */
  void deliver(Consumer<ObjectSet> listener, ObjectSet objects) {
    if (!objects.isEmpty()) {
      deliveries.add(() -> listener.accept(objects));
    }
  }

  /** What is next to be heard; null if all was. */
  @Nullable Runnable nextDelivery() {
    return deliveries.poll();
  }

  boolean heardAll() {
    return deliveries.isEmpty();
  }

  /** Tells all who listen to a node; more may come meanwhile. */
  void tell(int node, ObjectSet fresh) {
    List<Consumer<ObjectSet>> all = byNode.get(node);
    if (all != null) {
      for (int i = 0; i < all.size(); i++) {
        all.get(i).accept(fresh);
      }
    }
  }
}
