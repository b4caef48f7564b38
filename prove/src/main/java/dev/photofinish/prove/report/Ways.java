package dev.photofinish.prove.report;

import dev.photofinish.prove.escape.Visit;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The ways from what some threads begin with to all visits: each with as few locks as can be, as
 * few constructors with these, since what they make is hardly known to others yet, and as short as
 * can be with both. What is found first wins, so they are always the same.
 */
final class Ways {

  /** One more constructor is worse than any number of calls, one more lock than constructors. */
  private static final long CONSTRUCTOR = 1 << 20;

  private static final long LOCK = CONSTRUCTOR << 10;

  /** How many locks a call adds. */
  @FunctionalInterface
  interface Locks {
    int of(Visit caller, int call);
  }

  private record Step(Visit visit, long cost, int order) implements Comparable<Step> {

    @Override
    public int compareTo(Step other) {
      return cost != other.cost
          ? Long.compare(cost, other.cost)
          : Integer.compare(order, other.order);
    }
  }

  /** The last call of a way. */
  private record Last(Visit caller, CallEdge edge) {}

  private final Locks locks;
  private final PriorityQueue<Step> open = new PriorityQueue<>();
  private final long[] costs;
  private final @Nullable Last[] last;
  private final @Nullable AbstractThread[] threads;
  private int order;

  Ways(int visits, Locks locks) {
    this.locks = locks;
    this.costs = new long[visits];
    Arrays.fill(costs, Long.MAX_VALUE);
    this.last = new Last[visits];
    this.threads = new AbstractThread[visits];
  }

  /** A thread may begin with a visit; with more than no cost if others are to be preferred. */
  void begin(AbstractThread thread, Visit root, int cost) {
    if (cost * LOCK < costs[root.number()]) {
      costs[root.number()] = cost * LOCK;
      threads[root.number()] = thread;
      open.add(new Step(root, cost * LOCK, order++));
    }
  }

  void search() {
    while (!open.isEmpty()) {
      Step step = open.remove();
      if (step.cost == costs[step.visit.number()]) {
        for (int i = 0; i < step.visit.calls().size(); i++) {
          go(step, step.visit.calls().get(i), locks.of(step.visit, i));
        }
      }
    }
  }

  private void go(Step step, Visit.Call call, int added) {
    int target = call.target().number();
    boolean constructs = call.target().instance().method().isConstructor();
    long cost = step.cost + 1 + added * LOCK + (constructs ? CONSTRUCTOR : 0);
    if (cost < costs[target]) {
      costs[target] = cost;
      last[target] = new Last(step.visit, call.edge());
      threads[target] = threads[step.visit.number()];
      open.add(new Step(call.target(), cost, order++));
    }
  }

  /** The one of some visits with the best way to it; null if there is none to any. */
  @Nullable Visit nearest(List<Visit> visits) {
    Visit best = null;
    for (Visit visit : visits) {
      long cost = costs[visit.number()];
      if (cost < Long.MAX_VALUE && (best == null || cost < costs[best.number()])) {
        best = visit;
      }
    }
    return best;
  }

  /** How bad the way to a visit is. */
  long cost(Visit visit) {
    return costs[visit.number()];
  }

  /** The thread whose way it is. */
  AbstractThread thread(Visit visit) {
    AbstractThread thread = threads[visit.number()];
    if (thread == null) {
      throw new IllegalArgumentException("no way to " + visit.instance());
    }
    return thread;
  }

  CallPath path(Visit to) {
    List<CallEdge> edges = new ArrayList<>();
    for (Last step = last[to.number()]; step != null; step = last[step.caller.number()]) {
      edges.add(step.edge);
    }
    Collections.reverse(edges);
    return new CallPath(edges, to.instance());
  }
}
