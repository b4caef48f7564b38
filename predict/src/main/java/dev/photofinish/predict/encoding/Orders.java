package dev.photofinish.predict.encoding;

import static dev.photofinish.predict.solver.OrderProblem.FALSE;
import static dev.photofinish.predict.solver.OrderProblem.TRUE;
import static dev.photofinish.predict.solver.OrderProblem.not;

import dev.photofinish.predict.solver.OrderModel;
import dev.photofinish.predict.solver.OrderProblem;

/**
 * Literals for the order of events around a race, as far as it is not known beforehand.
 *
 * <p>The two that race are one node. What is after it in any case is left out: it cannot matter. Of
 * the rest each event is before the race or has no constraints: what comes after a race need not be
 * possible. Used by one thread.
 */
final class Orders {

  private final HardEdges hard;
  private final int first;
  private final int second;
  private final OrderProblem.Builder builder;

  Orders(HardEdges hard, int first, int second) {
    this.hard = hard;
    this.first = first;
    this.second = second;
    this.builder = new OrderProblem.Builder(hard.size());
    builder.merge(first, second);
    for (int[] edge : hard.edges()) {
      builder.edge(edge[0], edge[1]);
    }
  }

  boolean isRace(int node) {
    return node == first || node == second;
  }

  /** Whether an event cannot come before the race. */
  boolean isLeftOut(int node) {
    return hard.isBefore(first, node) || hard.isBefore(second, node);
  }

  private boolean isSurelyInside(int node) {
    return hard.isBefore(node, first) || hard.isBefore(node, second);
  }

  /** That an event comes before the race. */
  int inside(int node) {
    return before(node, second);
  }

  /** That an event does not come before the race. */
  int outside(int node) {
    return not(inside(node));
  }

  /** Whether an event is one of the two, or comes before the race by a model. */
  boolean happens(int node, OrderModel model) {
    return isRace(node) || model.isBefore(node, second);
  }

  /** That one event comes before another. */
  int before(int a, int b) {
    if (isSurelyBefore(a, b)) {
      return TRUE;
    }
    return isSurelyBefore(b, a) ? FALSE : builder.before(a, b);
  }

  /** Whether one event comes before another in any case. */
  boolean isSurelyBefore(int a, int b) {
    if (isRace(a)) {
      return isLeftOut(b) && !isRace(b);
    }
    if (isRace(b)) {
      return isSurelyInside(a);
    }
    return hard.isBefore(a, b) || (isSurelyInside(a) && isLeftOut(b));
  }

  int choice(boolean hint) {
    return builder.free(hint);
  }

  void clause(int... literals) {
    builder.clause(literals);
  }

  /** The question as far as it has been put. */
  OrderProblem build() {
    return builder.build();
  }
}
