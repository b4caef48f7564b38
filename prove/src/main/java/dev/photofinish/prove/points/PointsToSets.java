package dev.photofinish.prove.points;

import dev.photofinish.prove.heap.ObjectSet;
import it.unimi.dsi.fastutil.ints.IntArrayFIFOQueue;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects that each node points to, and those of them that are still to be passed on
 * (difference propagation). Knows only nodes that were not merged into others. Confined to the
 * solver's thread.
 */
final class PointsToSets {

  private static final ObjectSet EMPTY = new ObjectSet();

  private @Nullable ObjectSet[] sets = new ObjectSet[1 << 12];
  private @Nullable ObjectSet[] pending = new ObjectSet[1 << 12];

  /** The nodes that have something pending, in the order in which they got it. */
  private final IntArrayFIFOQueue queue = new IntArrayFIFOQueue();

  private long work;

  /** There are as many nodes now. */
  void makeRoom(int nodes) {
    if (nodes > sets.length) {
      int more = Math.max(nodes, sets.length + (sets.length >> 1));
      sets = Arrays.copyOf(sets, more);
      pending = Arrays.copyOf(pending, more);
    }
  }

  /** How much was added, in words of sets. */
  long work() {
    return work;
  }

  ObjectSet of(int node) {
    ObjectSet set = sets[node];
    return set == null ? EMPTY : set;
  }

  /** A copy of what a node points to and has passed on already. */
  ObjectSet passedOn(int node) {
    ObjectSet waiting = pending[node];
    return waiting == null ? of(node).copy() : of(node).without(waiting);
  }

  void addAll(int node, ObjectSet more) {
    work += more.words();
    ObjectSet fresh = growing(node).addNew(more);
    if (fresh != null) {
      enqueue(node, fresh);
    }
  }

  void add(int node, int object) {
    if (growing(node).add(object)) {
      enqueue(node, ObjectSet.of(object));
    }
  }

  private ObjectSet growing(int node) {
    ObjectSet set = sets[node];
    if (set == null) {
      set = new ObjectSet();
      sets[node] = set;
    }
    return set;
  }

  private void enqueue(int node, ObjectSet fresh) {
    ObjectSet waiting = pending[node];
    if (waiting == null) {
      pending[node] = fresh;
      queue.enqueue(node);
    } else {
      waiting.addAll(fresh);
    }
  }

  /** Takes away all that a node points to. */
  ObjectSet remove(int node) {
    ObjectSet set = of(node);
    sets[node] = null;
    pending[node] = null;
    return set;
  }

  boolean isPassedOn() {
    return queue.isEmpty();
  }

  /** The node whose turn it is to pass on what it has pending. */
  int next() {
    return queue.dequeueInt();
  }

  /** What is pending at a node, perhaps nothing; whoever takes it passes it on. */
  ObjectSet takePending(int node) {
    ObjectSet fresh = pending[node];
    pending[node] = null;
    return fresh == null ? EMPTY : fresh;
  }
}
