package dev.photofinish.ir;

import java.util.Arrays;

/**
 * Which blocks every path from the entry to a block goes through. The iterative algorithm of
 * Cooper, Harvey and Kennedy, near linear on the reverse post-order that bodies have.
 */
public final class Dominators {

  /** The immediate dominator of each block; the entry's is itself. */
  private final int[] immediate;

  private Dominators(int[] immediate) {
    this.immediate = immediate;
  }

  public static Dominators of(Body body) {
    int[] immediate = new int[body.blocks().size()];
    Arrays.fill(immediate, -1);
    immediate[0] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int b = 1; b < immediate.length; b++) {
        int found = nearest(body.block(b), immediate);
        changed |= found != immediate[b];
        immediate[b] = found;
      }
    }
    return new Dominators(immediate);
  }

  private static int nearest(Block block, int[] immediate) {
    int common = -1;
    for (int i = 0; i < block.predecessorCount(); i++) {
      int predecessor = block.predecessor(i);
      if (immediate[predecessor] >= 0) {
        common = common < 0 ? predecessor : intersect(common, predecessor, immediate);
      }
    }
    return common;
  }

  private static int intersect(int one, int other, int[] immediate) {
    int a = one;
    int b = other;
    while (a != b) {
      if (a > b) {
        a = immediate[a];
      } else {
        b = immediate[b];
      }
    }
    return a;
  }

  public int immediateDominator(int block) {
    return immediate[block];
  }

  /** Whether every path to a block goes through another; each block dominates itself. */
  public boolean dominates(int dominator, int block) {
    int at = block;
    while (at > dominator) {
      at = immediate[at];
    }
    return at == dominator;
  }
}
