package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import java.util.Arrays;

/** The blocks of a method while its control flow is found out, in the order of the code. */
final class Blocks {

  final int[] starts;
  final int[] ends;
  final int[][] successors;
  final ExceptionEdge[][] handlers;

  /** Which blocks begin with an exception on the stack. */
  final boolean[] catches;

  Blocks(int count) {
    this(
        new int[count],
        new int[count],
        new int[count][],
        new ExceptionEdge[count][],
        new boolean[count]);
  }

  private Blocks(
      int[] starts, int[] ends, int[][] successors, ExceptionEdge[][] handlers, boolean[] catches) {
    this.starts = starts;
    this.ends = ends;
    this.successors = successors;
    this.handlers = handlers;
    this.catches = catches;
  }

  int count() {
    return starts.length;
  }

  /** These blocks and, at the end, an empty one that leads to one of them. */
  Blocks plusEmptyBefore(int block) {
    int count = count() + 1;
    Blocks more =
        new Blocks(
            Arrays.copyOf(starts, count),
            Arrays.copyOf(ends, count),
            Arrays.copyOf(successors, count),
            Arrays.copyOf(handlers, count),
            Arrays.copyOf(catches, count));
    more.starts[count - 1] = starts[block];
    more.ends[count - 1] = starts[block];
    more.successors[count - 1] = new int[] {block};
    return more;
  }

  /** Which blocks are reached without an exception: the entry, and targets of jumps. */
  boolean[] withNormalPredecessors() {
    boolean[] reached = new boolean[count()];
    reached[0] = true;
    for (int[] targets : successors) {
      for (int target : targets) {
        if (target >= 0) {
          reached[target] = true;
        }
      }
    }
    return reached;
  }

  boolean isJumpedTo(int block) {
    for (int i = 0; i < count(); i++) {
      for (int target : successors[i]) {
        if (target == block) {
          return true;
        }
      }
      for (ExceptionEdge edge : handlers[i]) {
        if (edge.handler() == block) {
          return true;
        }
      }
    }
    return false;
  }
}
