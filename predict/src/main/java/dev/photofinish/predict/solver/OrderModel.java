package dev.photofinish.predict.solver;

/**
 * An order that solves a problem.
 *
 * @param positions the place of each node; nodes that were merged have the same, others have not
 * @param values the values of the variables
 */
public record OrderModel(int[] positions, boolean[] values) {

  /** Whether a literal holds that says nothing of the order. */
  public boolean isTrue(int literal) {
    return values[OrderProblem.variable(literal)] != OrderProblem.isNegated(literal);
  }

  public boolean isBefore(int a, int b) {
    return positions[a] < positions[b];
  }
}
