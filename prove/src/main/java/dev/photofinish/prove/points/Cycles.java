package dev.photofinish.prove.points;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Finds nodes that pass all they have around in a circle, and makes one of them: they point to the
 * same in the end. Tarjan's algorithm, without recursion.
 */
final class Cycles {

  private final Nodes nodes;
  private final IntFunction<IntArrayList> copies;
  private final int[] found;
  private final int[] low;
  private final boolean[] open;
  private final IntArrayList stack = new IntArrayList();
  private final List<int[]> cycles = new ArrayList<>();
  private int counter;

  /**
   * @param copies the nodes to which a variable is copied within its method
   */
  Cycles(Nodes nodes, IntFunction<IntArrayList> copies) {
    this.nodes = nodes;
    this.copies = copies;
    this.found = new int[nodes.size()];
    this.low = new int[nodes.size()];
    this.open = new boolean[nodes.size()];
  }

  /** A node whose successors are being visited. */
  private static final class Visit {
    final int node;
    final IntArrayList successors;
    int next;

    Visit(int node, IntArrayList successors) {
      this.node = node;
      this.successors = successors;
    }
  }

  void collapse() {
    for (int i = 0; i < found.length; i++) {
      if (found[i] == 0 && nodes.standIn(i) == i) {
        visit(i);
      }
    }
    for (int[] cycle : cycles) {
      for (int i = 1; i < cycle.length; i++) {
        nodes.merge(cycle[0], cycle[i]);
      }
    }
  }

  private void visit(int root) {
    List<Visit> work = new ArrayList<>();
    work.add(begin(root));
    while (!work.isEmpty()) {
      Visit visit = work.get(work.size() - 1);
      if (visit.next < visit.successors.size()) {
        int next = visit.successors.getInt(visit.next++);
        if (found[next] == 0) {
          work.add(begin(next));
        } else if (open[next]) {
          low[visit.node] = Math.min(low[visit.node], found[next]);
        }
      } else {
        work.remove(work.size() - 1);
        end(visit.node);
        if (!work.isEmpty()) {
          int above = work.get(work.size() - 1).node;
          low[above] = Math.min(low[above], low[visit.node]);
        }
      }
    }
  }

  private Visit begin(int node) {
    found[node] = ++counter;
    low[node] = counter;
    open[node] = true;
    stack.add(node);
    IntArrayList successors = nodes.targets(node);
    for (int member : nodes.members(node)) {
      successors.addAll(copies.apply(member));
    }
    return new Visit(node, successors);
  }

  private void end(int node) {
    if (low[node] != found[node]) {
      return;
    }
    IntArrayList cycle = new IntArrayList();
    int last;
    do {
      last = stack.popInt();
      open[last] = false;
      cycle.add(last);
    } while (last != node);
    if (cycle.size() > 1) {
      cycles.add(cycle.toIntArray());
    }
  }
}
