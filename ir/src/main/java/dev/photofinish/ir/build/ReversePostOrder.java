package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers the blocks that are reachable from the entry in reverse post-order, and drops the rest.
 */
final class ReversePostOrder {

  private final int[] starts;
  private final int[] ends;
  private final List<int[]> successors;
  private final List<List<ExceptionEdge>> handlers;
  private final boolean[] catches;

  /** The new number of each old block; -1 if it is not reachable. */
  private final int[] numbers;

  /** The old numbers in the new order. */
  private final int[] order;

  ReversePostOrder(
      int[] starts,
      int[] ends,
      List<int[]> successors,
      List<List<ExceptionEdge>> handlers,
      boolean[] catches,
      int entry) {
    this.starts = starts;
    this.ends = ends;
    this.successors = successors;
    this.handlers = handlers;
    this.catches = catches;
    this.numbers = new int[successors.size()];
    Arrays.fill(numbers, -1);
    this.order = visit(entry);
  }

  /** Depth first with a stack of our own: generated methods nest too deeply for recursion. */
  private int[] visit(int entry) {
    int count = numbers.length;
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
      int edges = successors.get(block).length + handlers.get(block).size();
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
    int[] normal = successors.get(block);
    int target =
        edge < normal.length
            ? normal[edge]
            : handlers.get(block).get(edge - normal.length).handler();
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
    int[] newStarts = new int[count];
    int[] newEnds = new int[count];
    int[][] newSuccessors = new int[count][];
    List<List<ExceptionEdge>> newHandlers = new ArrayList<>(count);
    boolean[] newCatches = new boolean[count];
    for (int i = 0; i < count; i++) {
      int old = order[i];
      newStarts[i] = starts[old];
      newEnds[i] = ends[old];
      newCatches[i] = catches[old];
      newSuccessors[i] = renumbered(successors.get(old));
      newHandlers.add(renumbered(handlers.get(old)));
    }
    return new FlowGraph(newStarts, newEnds, newSuccessors, newHandlers, newCatches);
  }

  private int[] renumbered(int[] targets) {
    int[] renumbered = new int[targets.length];
    for (int i = 0; i < targets.length; i++) {
      renumbered[i] = numbers[targets[i]];
    }
    return renumbered;
  }

  private List<ExceptionEdge> renumbered(List<ExceptionEdge> edges) {
    if (edges.isEmpty()) {
      return List.of();
    }
    List<ExceptionEdge> renumbered = new ArrayList<>(edges.size());
    for (ExceptionEdge edge : edges) {
      renumbered.add(new ExceptionEdge(numbers[edge.handler()], edge.caught()));
    }
    return renumbered;
  }
}
