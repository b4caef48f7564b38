package dev.photofinish.predict.solver;

import com.microsoft.z3.Context;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;

/** Problems of orders for Z3, from scratch: each node is an integer, and that is all. */
public final class PlainZ3 {

  private PlainZ3() {}

  /** What Z3 says, unless it takes longer; it may take more time than that by itself. */
  public static Status check(OrderProblem problem, int millis) {
    try (Context context = new Context()) {
      Solver solver = context.mkSolver();
      Params params = context.mkParams();
      params.add("timeout", millis);
      solver.setParameters(params);
      solver.fromString(text(problem));
      return solver.check();
    }
  }

  private static String text(OrderProblem problem) {
    StringBuilder text = new StringBuilder();
    for (int node = 0; node < problem.nodes(); node++) {
      text.append("(declare-const o").append(node).append(" Int)\n");
    }
    for (int variable = 0; variable < problem.variables(); variable++) {
      if (!problem.isOrder(variable)) {
        text.append("(declare-const b").append(variable).append(" Bool)\n");
      }
    }
    for (int edge = 0; edge < problem.edges(); edge++) {
      text.append("(assert (< o").append(problem.edgeFrom(edge));
      text.append(" o").append(problem.edgeTo(edge)).append("))\n");
    }
    for (int[] clause : problem.clauses()) {
      text.append("(assert (or false");
      for (int literal : clause) {
        text.append(' ').append(literal(problem, literal));
      }
      text.append("))\n");
    }
    return text.toString();
  }

  private static String literal(OrderProblem problem, int literal) {
    int variable = OrderProblem.variable(literal);
    if (problem.isOrder(variable)) {
      return "(< o" + problem.first(literal) + " o" + problem.second(literal) + ")";
    }
    String name = "b" + variable;
    return OrderProblem.isNegated(literal) ? "(not " + name + ")" : name;
  }
}
