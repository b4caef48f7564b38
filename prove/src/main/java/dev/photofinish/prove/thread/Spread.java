package dev.photofinish.prove.thread;

import java.util.BitSet;
import java.util.function.IntConsumer;

/** Passes sets on along the edges of a graph until nothing changes. */
public final class Spread {

  /** The edges of a graph. */
  @FunctionalInterface
  public interface Edges {
    void from(int node, IntConsumer to);
  }

  private Spread() {}

  /** All of a set at once: there may be a thread for each method of a library. */
  public static void along(BitSet[] sets, Edges edges) {
    BitSet waiting = new BitSet();
    waiting.set(0, sets.length);
    while (!waiting.isEmpty()) {
      for (int i = waiting.nextSetBit(0); i >= 0; i = waiting.nextSetBit(i + 1)) {
        waiting.clear(i);
        BitSet from = sets[i];
        edges.from(
            i,
            to -> {
              if (add(sets[to], from)) {
                waiting.set(to);
              }
            });
      }
    }
  }

  private static boolean add(BitSet into, BitSet more) {
    int before = into.cardinality();
    into.or(more);
    return into.cardinality() > before;
  }
}
