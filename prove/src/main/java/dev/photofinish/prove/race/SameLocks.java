package dev.photofinish.prove.race;

import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Points at which threads hold the same locks, as far as the analysis of locks can tell. It grows.
 */
final class SameLocks {

  /** No single thread. */
  private static final int SEVERAL = -1;

  /**
   * What such points have in common.
   *
   * @param locks what is known of the locks
   * @param thread the number of the only thread: it is not kept apart from itself as from others
   */
  record Key(Object locks, int thread) {

    static Key of(Object locks, BitSet threads) {
      return new Key(locks, threads.cardinality() == 1 ? threads.nextSetBit(0) : SEVERAL);
    }
  }

  /** Those of the points that are about the same objects, by one of them. */
  record Part(Point point, BitSet rows) {}

  private final BitSet threads;
  private final ObjectSet objects = new ObjectSet();
  private final BitSet rows = new BitSet();
  private final Map<List<ObjectSet>, Part> parts = new LinkedHashMap<>();

  /**
   * @param threads those that do the first point
   */
  SameLocks(BitSet threads) {
    this.threads = threads;
  }

  void add(Point point, int row) {
    objects.addAll(point.objects());
    rows.set(row);
    parts
        .computeIfAbsent(
            List.of(point.objects(), point.escaping()), none -> new Part(point, new BitSet()))
        .rows
        .set(row);
  }

  /** The first point, which stands for all. */
  Point point() {
    return parts.values().iterator().next().point;
  }

  Collection<Part> parts() {
    return parts.values();
  }

  BitSet rows() {
    return rows;
  }

  ObjectSet objects() {
    return objects;
  }

  /** A thread from here and one from others; two different ones if there are. */
  ThreadPair threads(SameLocks others, List<AbstractThread> all) {
    int one = threads.nextSetBit(0);
    BitSet different = (BitSet) others.threads.clone();
    different.clear(one);
    if (!different.isEmpty()) {
      return new ThreadPair(all.get(one), all.get(different.nextSetBit(0)));
    }
    int next = threads.nextSetBit(one + 1);
    return new ThreadPair(all.get(next < 0 ? one : next), all.get(one));
  }
}
