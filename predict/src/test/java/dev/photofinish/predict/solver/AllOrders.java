package dev.photofinish.predict.solver;

import java.util.Arrays;

/** Tries all orders and all values, one after the other. */
final class AllOrders {

  private final OrderProblem problem;
  private final int[] places;

  AllOrders(OrderProblem problem) {
    this.problem = problem;
    this.places = new int[problem.nodes()];
    Arrays.fill(places, -1);
  }

  boolean exists() {
    return place(0);
  }

  private boolean place(int node) {
    if (node == places.length) {
      return edgesHold() && values();
    }
    if (problem.merged(node) != node) {
      return place(node + 1);
    }
    for (int place = 0; place < places.length; place++) {
      if (isFree(place)) {
        places[node] = place;
        if (place(node + 1)) {
          return true;
        }
        places[node] = -1;
      }
    }
    return false;
  }

  private boolean isFree(int place) {
    return Arrays.stream(places).noneMatch(p -> p == place);
  }

  private boolean edgesHold() {
    for (int edge = 0; edge < problem.edges(); edge++) {
      if (places[problem.edgeFrom(edge)] >= places[problem.edgeTo(edge)]) {
        return false;
      }
    }
    return true;
  }

  /** The first free variable is the constant, the next two may be anything. */
  private boolean values() {
    for (int bits = 0; bits < 4; bits++) {
      int values = bits;
      if (problem.clauses().stream().allMatch(clause -> holds(clause, values))) {
        return true;
      }
    }
    return false;
  }

  private boolean holds(int[] clause, int values) {
    return Arrays.stream(clause).anyMatch(literal -> literalHolds(literal, values));
  }

  private boolean literalHolds(int literal, int values) {
    int variable = literal / 2;
    if (problem.isOrder(variable)) {
      return places[problem.first(literal)] < places[problem.second(literal)];
    }
    boolean value = variable == 0 || (values >> (variable - 1) & 1) == 1;
    return value == (literal % 2 == 0);
  }
}
