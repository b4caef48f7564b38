package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Symbols.number;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.predict.RandomExpressions;
import dev.photofinish.predict.RandomExpressions.Valued;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.testbench.Seeds;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the solver computes is what Java does. */
class OperatorsTest {

  private static final int QUESTIONS = 40;
  private static final int EXPRESSIONS = 100;

  @Test
  void asJavaComputes() {
    int[] given = new int[1];
    try (Z3 z3 = new Z3()) {
      Seeds.of(33, QUESTIONS)
          .check(
              seed -> {
                Smt smt = new Smt();
                Map<String, Valued> expected = new HashMap<>();
                RandomExpressions random = new RandomExpressions(seed);
                for (int i = 0; i < EXPRESSIONS; i++) {
                  ask(smt, "x" + i, random, i % 3, expected);
                }
                Z3.Reply reply = z3.ask(smt.text(), Limits.none());
                Map<String, String> model = ((Z3.Reply.Sat) reply).model();
                expected.forEach(
                    (name, valued) ->
                        assertThat(model.get(name))
                            .as("%s", valued)
                            .isEqualTo(Long.toString(valued.value())));
                given[0] += expected.size();
              });
    }
    assertThat(given[0]).as("those that have a formula").isEqualTo(EXPRESSIONS * QUESTIONS);
  }

  /** Has the solver compute something of a variable that has a value. */
  private static void ask(
      Smt smt, String name, RandomExpressions random, int depth, Map<String, Valued> expected) {
    JavaType type = random.type();
    Valued variable = new Valued(new Expression.Read(0), type, random.number(type));
    smt.integer(name);
    smt.add("(= " + name + " " + Smt.number(variable.value()) + ")");
    Valued computed = random.of(variable, depth);
    Optional<String> result = define(smt, computed.expression(), name, name + "_");
    result.filter(text -> !text.equals(name)).ifPresent(text -> expected.put(text, computed));
  }

  private static Optional<String> define(
      Smt smt, Expression expression, String variable, String name) {
    if (expression instanceof Expression.Constant constant) {
      return Optional.of(Smt.number(constant.value()));
    }
    if (!(expression instanceof Expression.Compute compute)) {
      return Optional.of(variable);
    }
    Optional<String> left = define(smt, compute.operands().get(0), variable, name + "a");
    Optional<String> right =
        compute.operands().size() > 1
            ? define(smt, compute.operands().get(1), variable, name + "b")
            : Optional.of("");
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    return Operators.formula(compute, List.of(left.get(), right.get()))
        .map(
            formula -> {
              smt.integer(name);
              smt.add("(= " + name + " " + formula.text() + ")");
              return name;
            });
  }

  @Test
  void ofTwoVariables() {
    Expression a = new Expression.Read(0);
    Expression b = new Expression.Read(1);
    try (Z3 z3 = new Z3()) {
      for (Operator operator : List.of(Operator.AND, Operator.OR, Operator.XOR)) {
        for (int i = 0; i < 4; i++) {
          int x = i / 2;
          int y = i % 2;
          int expected = operator == Operator.AND ? x & y : operator == Operator.OR ? x | y : x ^ y;
          Operators.Formula formula = formula(operator, a, b).orElseThrow();
          String text = "(let ((a %d) (b %d)) (and %s (= %s %d)))";
          Smt smt = new Smt();
          smt.add(text.formatted(x, y, formula.ifSo(), formula.text(), expected));
          assertThat(z3.ask(smt.text(), Limits.none())).isInstanceOf(Z3.Reply.Sat.class);
          Smt large = new Smt();
          large.add(text.formatted(x + 2, y, formula.ifSo(), formula.text(), expected));
          assertThat(z3.ask(large.text(), Limits.none())).isInstanceOf(Z3.Reply.Unsat.class);
        }
      }
    }
    assertThat(formula(Operator.DIV, a, b)).isEmpty();
    assertThat(formula(Operator.SHL, number(1), b)).isEmpty();
    assertThat(formula(Operator.AND, a, number(0x5555_5555L))).as("a ragged mask").isEmpty();
  }

  private static Optional<Operators.Formula> formula(
      Operator operator, Expression left, Expression right) {
    Expression.Compute compute =
        new Expression.Compute(operator, JavaType.INT, List.of(left, right));
    return Operators.formula(compute, List.of("a", "b"));
  }
}
