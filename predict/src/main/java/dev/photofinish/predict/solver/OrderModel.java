package dev.photofinish.predict.solver;

/**
 * An order that solves a problem.
 *
 * @param positions the place of each node; nodes that were merged have the same, others have not
 * @param values the values of the variables
 */
public record OrderModel(int[] positions, boolean[] values) {

  public boolean isBefore(int a, int b) {
    return positions[a] < positions[b];
  }
}
