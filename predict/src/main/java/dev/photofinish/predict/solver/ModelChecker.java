package dev.photofinish.predict.solver;

import java.util.HashSet;
import java.util.Set;

/** Looks at a model as the problem says it, knowing nothing of how it was found. */
final class ModelChecker {

  private final OrderProblem problem;
  private final OrderModel model;

  ModelChecker(OrderProblem problem, OrderModel model) {
    this.problem = problem;
    this.model = model;
  }

  boolean holds() {
    return isOrder() && edgesHold() && problem.clauses().stream().allMatch(this::holds);
  }

  private boolean isOrder() {
    Set<Integer> places = new HashSet<>();
    for (int node = 0; node < problem.nodes(); node++) {
      int place = model.positions()[node];
      boolean isOwn = problem.merged(node) == node;
      if (isOwn ? !places.add(place) : place != model.positions()[problem.merged(node)]) {
        return false;
      }
    }
    return true;
  }

  private boolean edgesHold() {
    for (int edge = 0; edge < problem.edges(); edge++) {
      if (!model.isBefore(problem.edgeFrom(edge), problem.edgeTo(edge))) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(int[] clause) {
    for (int literal : clause) {
      if (holds(literal)) {
        return true;
      }
    }
    return false;
  }

  private boolean holds(int literal) {
    int variable = OrderProblem.variable(literal);
    if (problem.isOrder(variable)) {
      return model.isBefore(problem.first(literal), problem.second(literal));
    }
    return model.isTrue(literal);
  }
}
