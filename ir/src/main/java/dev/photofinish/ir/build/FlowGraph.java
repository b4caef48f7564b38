package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import java.util.Arrays;

/**
 * The control-flow graph of a method: reachable blocks only, in reverse post-order.
 *
 * <p>Block {@code b} is the instructions from {@code start(b)} to before {@code end(b)}. Two kinds
 * of blocks have no instructions of their own: an entry before a first instruction that is jumped
 * to, and the landing of a handler that is also reached without an exception.
 */
final class FlowGraph {

  private static final int[] NONE = {};
  private static final int[][] NO_BLOCKS = {NONE};
  private static final ExceptionEdge[][] NO_HANDLERS = {{}};
  private static final boolean[] NO_CATCH = {false};

  private final int[] starts;
  private final int[] ends;
  private final int[][] successors;
  private final ExceptionEdge[][] handlers;
  private final boolean[] catches;
  private final int[][] predecessors;

  FlowGraph(
      int[] starts, int[] ends, int[][] successors, ExceptionEdge[][] handlers, boolean[] catches) {
    this.starts = starts;
    this.ends = ends;
    this.successors = successors;
    this.handlers = handlers;
    this.catches = catches;
    this.predecessors = starts.length == 1 ? NO_BLOCKS : findPredecessors();
  }

  /** The graph of code without branches: most methods are as simple as that. */
  static FlowGraph straight(int end) {
    return new FlowGraph(new int[] {0}, new int[] {end}, NO_BLOCKS, NO_HANDLERS, NO_CATCH);
  }

  int blockCount() {
    return starts.length;
  }

  int start(int block) {
    return starts[block];
  }

  int end(int block) {
    return ends[block];
  }

  int[] successors(int block) {
    return successors[block];
  }

  ExceptionEdge[] handlers(int block) {
    return handlers[block];
  }

  /** Whether the block begins with the exception that was caught on the stack. */
  boolean catches(int block) {
    return catches[block];
  }

  /** Every block with an edge of either kind to this one, once each. */
  int[] predecessors(int block) {
    return predecessors[block];
  }

  private int[][] findPredecessors() {
    int count = blockCount();
    int[] sizes = new int[count];
    int[] lastSource = new int[count];
    forEachEdge(lastSource, (from, to) -> sizes[to]++);
    int[][] found = new int[count][];
    for (int b = 0; b < count; b++) {
      found[b] = sizes[b] == 0 ? NONE : new int[sizes[b]];
    }
    Arrays.fill(sizes, 0);
    forEachEdge(lastSource, (from, to) -> found[to][sizes[to]++] = from);
    return found;
  }

  /** An action on an edge of the graph. */
  private interface EdgeAction {
    void edge(int from, int to);
  }

  /** Runs over all edges; several from one block to another count once. */
  private void forEachEdge(int[] lastSource, EdgeAction action) {
    Arrays.fill(lastSource, -1);
    for (int from = 0; from < blockCount(); from++) {
      for (int to : successors[from]) {
        if (lastSource[to] != from) {
          lastSource[to] = from;
          action.edge(from, to);
        }
      }
      for (ExceptionEdge edge : handlers[from]) {
        if (lastSource[edge.handler()] != from) {
          lastSource[edge.handler()] = from;
          action.edge(from, edge.handler());
        }
      }
    }
  }
}
