package dev.photofinish.scan.order;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntConsumer;

/**
 * When each method is visited, and what has to be done before. A method that is not recursive is
 * visited once; those of a recursive component of the call graph are visited twice (section 5.2.5
 * of RacerD). In the first round, one sees only what comes before it in the component; in the
 * second, it sees the rest as the first round left it. Safe for many threads.
 */
final class Visits {

  private static final int NONE = -1;

  private final CallGraph graph;
  private final Components components;

  /** The number of each method's first visit; that of the second, if there is one, is the next. */
  private final int[] first;

  private final int[] methods;

  /** The visits that wait for a visit. */
  private final int[][] waiting;

  /** For how many visits a visit waits. */
  private final AtomicIntegerArray open;

  Visits(CallGraph graph) {
    this.graph = graph;
    this.components = new Components(graph);
    this.first = new int[graph.size()];
    this.methods = number();
    this.open = new AtomicIntegerArray(methods.length);
    this.waiting = findWaiting();
  }

  private int[] number() {
    int[] found = new int[2 * graph.size()];
    int count = 0;
    for (int method = 0; method < graph.size(); method++) {
      first[method] = count;
      found[count++] = method;
      if (isRecursive(method)) {
        found[count++] = method;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private boolean isRecursive(int method) {
    return components.members(components.componentOf(method)).length > 1
        || Arrays.binarySearch(graph.callees(method), method) >= 0;
  }

  private int[][] findWaiting() {
    Edges edges = new Edges();
    for (int visit = 0; visit < count(); visit++) {
      int awaitedByIt = 0;
      for (int callee : graph.callees(methods[visit])) {
        int awaited = seen(visit, callee);
        if (awaited != NONE) {
          edges.add(awaited, visit);
          awaitedByIt++;
        }
      }
      open.set(visit, awaitedByIt);
    }
    return edges.bySource(count());
  }

  int count() {
    return methods.length;
  }

  int method(int visit) {
    return methods[visit];
  }

  int last(int method) {
    boolean twice = first[method] + 1 < count() && methods[first[method] + 1] == method;
    return first[method] + (twice ? 1 : 0);
  }

  /** The visit of a callee whose result another visit sees; negative if it sees none. */
  int seen(int visit, int callee) {
    int method = methods[visit];
    if (components.componentOf(method) != components.componentOf(callee)) {
      return last(callee);
    }
    boolean isSecond = visit != first[method];
    boolean isBefore = components.position(callee) < components.position(method);
    if (isSecond) {
      return isBefore ? last(callee) : first[callee];
    }
    return isBefore ? first[callee] : NONE;
  }

  /** What waits for nothing. */
  List<Integer> ready() {
    List<Integer> ready = new ArrayList<>();
    for (int visit = 0; visit < count(); visit++) {
      if (open.get(visit) == 0) {
        ready.add(visit);
      }
    }
    return ready;
  }

  /** Notes that a visit is done. */
  void finish(int visit, IntConsumer ready) {
    for (int next : waiting[visit]) {
      if (open.decrementAndGet(next) == 0) {
        ready.accept(next);
      }
    }
  }
}
