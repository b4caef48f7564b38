package dev.photofinish.predict.solver;

/**
 * Finds an order that solves a problem, by conflict-driven clause learning over the graph of the
 * order.
 *
 * <p>What is tried first is the observed order, which is why few questions are hard. A model is
 * looked at once more by itself before it is told.
 */
public final class OrderSolver {

  private final Budget budget;

  /**
   * @param limits of all that it is asked from now on
   */
  public OrderSolver(Limits limits) {
    this.budget = new Budget(limits);
  }

  /** A model, that there is none, or that a limit was reached. */
  public OrderAnswer solve(OrderProblem problem) {
    OrderAnswer answer = new Search(problem).run(budget);
    if (answer instanceof OrderAnswer.Sat sat && !new ModelChecker(problem, sat.model()).holds()) {
      throw new IllegalStateException("the solver told a model that is none");
    }
    return answer;
  }
}
