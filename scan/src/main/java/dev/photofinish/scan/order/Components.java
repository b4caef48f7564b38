package dev.photofinish.scan.order;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The strongly connected components of a call graph, callees before callers (Tarjan 1972, with a
 * stack of its own, as call chains are too long for recursion).
 */
final class Components {

  private static final int UNSEEN = -1;

  private final CallGraph graph;
  private final int[] componentOf;
  private final int[] order;
  private final int[] low;
  private final int[] left;
  private final int[] nextCallee;
  private final int[] stack;
  private int stacked;
  private int seen;
  private int leaving;
  private final List<int[]> components = new ArrayList<>();

  Components(CallGraph graph) {
    this.graph = graph;
    int size = graph.size();
    this.componentOf = filled(size);
    this.order = filled(size);
    this.low = new int[size];
    this.left = new int[size];
    this.nextCallee = new int[size];
    this.stack = new int[size];
    int[] path = new int[size];
    for (int method = 0; method < size; method++) {
      if (order[method] == UNSEEN) {
        search(method, path);
      }
    }
  }

  private static int[] filled(int size) {
    int[] array = new int[size];
    Arrays.fill(array, UNSEEN);
    return array;
  }

  private void search(int start, int[] path) {
    int depth = 0;
    path[0] = start;
    enter(start);
    while (depth >= 0) {
      int method = path[depth];
      int[] callees = graph.callees(method);
      if (nextCallee[method] < callees.length) {
        int callee = callees[nextCallee[method]++];
        if (order[callee] == UNSEEN) {
          path[++depth] = callee;
          enter(callee);
        } else if (componentOf[callee] == UNSEEN) {
          low[method] = Math.min(low[method], order[callee]);
        }
      } else {
        leave(method);
        depth--;
        if (depth >= 0) {
          low[path[depth]] = Math.min(low[path[depth]], low[method]);
        }
      }
    }
  }

  private void enter(int method) {
    order[method] = seen;
    low[method] = seen++;
    stack[stacked++] = method;
  }

  private void leave(int method) {
    left[method] = leaving++;
    if (low[method] != order[method]) {
      return;
    }
    int end = stacked;
    do {
      componentOf[stack[--stacked]] = components.size();
    } while (stack[stacked] != method);
    components.add(Arrays.copyOfRange(stack, stacked, end));
  }

  int count() {
    return components.size();
  }

  int[] members(int component) {
    return components.get(component);
  }

  /** Where a method stands in the order in which the search left methods: callees come first. */
  int position(int method) {
    return left[method];
  }

  int componentOf(int method) {
    return componentOf[method];
  }
}
