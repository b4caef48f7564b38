package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import java.util.Arrays;

/**
 * Numbers the blocks that are reachable from the entry in reverse post-order, and drops the rest.
 */
final class ReversePostOrder {

  private final Blocks blocks;

  /** The new number of each old block; -1 if it is not reachable. */
  private final int[] numbers;

  /** The old numbers in the new order. */
  private final int[] order;

  ReversePostOrder(Blocks blocks, int entry) {
    this.blocks = blocks;
    this.numbers = new int[blocks.count()];
    Arrays.fill(numbers, -1);
    this.order = visit(entry);
  }

  /** Depth first with a stack of our own: generated methods nest too deeply for recursion. */
  private int[] visit(int entry) {
    int count = blocks.count();
    int[] postOrder = new int[count];
    int visited = 0;
    int[] path = new int[count];
    int[] nextEdge = new int[count];
    boolean[] seen = new boolean[count];
    int depth = 0;
    path[0] = entry;
    seen[entry] = true;
    while (depth >= 0) {
      int block = path[depth];
      int edges = blocks.successors[block].length + blocks.handlers[block].length;
      if (nextEdge[block] == edges) {
        postOrder[visited++] = block;
        depth--;
        continue;
      }
      int target = target(block, edges - 1 - nextEdge[block]++);
      if (!seen[target]) {
        seen[target] = true;
        path[++depth] = target;
      }
    }
    return reversed(postOrder, visited);
  }

  /** The last edge is followed first, so that the order resembles the source's. */
  private int target(int block, int edge) {
    int[] normal = blocks.successors[block];
    int target =
        edge < normal.length
            ? normal[edge]
            : blocks.handlers[block][edge - normal.length].handler();
    if (target < 0) {
      throw new MalformedCodeException("control falls off the end of the code");
    }
    return target;
  }

  private int[] reversed(int[] postOrder, int count) {
    int[] reversed = new int[count];
    for (int i = 0; i < count; i++) {
      reversed[i] = postOrder[count - 1 - i];
      numbers[reversed[i]] = i;
    }
    return reversed;
  }

  FlowGraph graph() {
    int count = order.length;
    int[] starts = new int[count];
    int[] ends = new int[count];
    int[][] successors = new int[count][];
    ExceptionEdge[][] handlers = new ExceptionEdge[count][];
    boolean[] catches = new boolean[count];
    for (int i = 0; i < count; i++) {
      int old = order[i];
      starts[i] = blocks.starts[old];
      ends[i] = blocks.ends[old];
      catches[i] = blocks.catches[old];
      successors[i] = renumber(blocks.successors[old]);
      handlers[i] = renumber(blocks.handlers[old]);
    }
    return new FlowGraph(starts, ends, successors, handlers, catches);
  }

  /** In place: nobody needs the old numbers any more. */
  private int[] renumber(int[] targets) {
    for (int i = 0; i < targets.length; i++) {
      targets[i] = numbers[targets[i]];
    }
    return targets;
  }

  private ExceptionEdge[] renumber(ExceptionEdge[] edges) {
    for (int i = 0; i < edges.length; i++) {
      edges[i] = new ExceptionEdge(numbers[edges[i].handler()], edges[i].caught());
    }
    return edges;
  }
}
