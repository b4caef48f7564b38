package dev.photofinish.predict.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.testbench.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The solver against trying all orders. */
class OrderSolverTest {

  private static OrderAnswer solve(OrderProblem problem) {
    return new OrderSolver(Limits.none()).solve(problem);
  }

  private static boolean isSat(OrderProblem problem) {
    return solve(problem) instanceof OrderAnswer.Sat;
  }

  @Test
  void nothingIsAsked() {
    assertThat(isSat(new OrderProblem.Builder(0).build())).isTrue();
    assertThat(isSat(new OrderProblem.Builder(3).build())).isTrue();
  }

  @Test
  void edgesCanGoAgainstTheObservedOrder() {
    OrderProblem.Builder builder = new OrderProblem.Builder(3);
    builder.edge(2, 1);
    builder.edge(1, 0);
    OrderAnswer.Sat sat = (OrderAnswer.Sat) solve(builder.build());
    assertThat(sat.model().isBefore(2, 0)).isTrue();
    builder.edge(0, 2);
    assertThat(isSat(builder.build())).isFalse();
  }

  @Test
  void ordersAreTransitive() {
    OrderProblem.Builder builder = new OrderProblem.Builder(3);
    builder.clause(builder.before(2, 1));
    builder.clause(builder.before(1, 0));
    builder.clause(builder.before(0, 2));
    assertThat(solve(builder.build())).isInstanceOf(OrderAnswer.Unsat.class);
  }

  @Test
  void mergedNodesAreOne() {
    OrderProblem.Builder builder = new OrderProblem.Builder(4);
    builder.merge(0, 3);
    assertThat(builder.before(0, 3)).isEqualTo(OrderProblem.FALSE);
    builder.edge(1, 0);
    builder.edge(3, 2);
    OrderModel model = ((OrderAnswer.Sat) solve(builder.build())).model();
    assertThat(model.isBefore(1, 2)).isTrue();
    assertThat(model.positions()[0]).isEqualTo(model.positions()[3]);
    builder.edge(2, 1);
    assertThat(isSat(builder.build())).isFalse();
  }

  @Test
  void nodesAreMergedFirst() {
    OrderProblem.Builder builder = new OrderProblem.Builder(2);
    builder.edge(0, 1);
    assertThatThrownBy(() -> builder.merge(0, 1)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void theEmptyClauseNeverHolds() {
    OrderProblem.Builder builder = new OrderProblem.Builder(2);
    builder.clause();
    assertThat(isSat(builder.build())).isFalse();
  }

  @Test
  void limitsAreKept() {
    OrderProblem hard = pigeons(9);
    assertThat(new OrderSolver(Limits.conflicts(50)).solve(hard))
        .isInstanceOf(OrderAnswer.Unknown.class);
    AtomicInteger asked = new AtomicInteger();
    Limits stopped = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, () -> asked.incrementAndGet() > 10);
    assertThat(new OrderSolver(stopped).solve(hard)).isInstanceOf(OrderAnswer.Unknown.class);
    assertThat(new OrderSolver(new Limits(Long.MAX_VALUE, 0, () -> false)).solve(hard))
        .isInstanceOf(OrderAnswer.Unknown.class);
  }

  @Test
  void restartsAndForgettingLoseNothing() {
    assertThat(solve(pigeons(8))).isInstanceOf(OrderAnswer.Unsat.class);
  }

  /** So many pigeons in one hole fewer. */
  private static OrderProblem pigeons(int pigeons) {
    OrderProblem.Builder builder = new OrderProblem.Builder(0);
    int[][] in = new int[pigeons][pigeons - 1];
    for (int[] holes : in) {
      for (int hole = 0; hole < holes.length; hole++) {
        holes[hole] = builder.free(false);
      }
      builder.clause(holes);
    }
    for (int hole = 0; hole < pigeons - 1; hole++) {
      for (int i = 0; i < pigeons; i++) {
        for (int j = 0; j < i; j++) {
          builder.clause(OrderProblem.not(in[i][hole]), OrderProblem.not(in[j][hole]));
        }
      }
    }
    return builder.build();
  }

  @Test
  void lubysSequence() {
    List<Long> sequence = new ArrayList<>();
    for (int i = 1; i <= 15; i++) {
      sequence.add(Restarts.luby(i));
    }
    assertThat(sequence)
        .containsExactly(1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 8L);
  }

  @Test
  void agreesWithTryingAllOrders() {
    int[] answers = new int[2];
    Seeds.of(2021, 20_000)
        .check(
            seed -> {
              OrderProblem problem = random(new Random(seed));
              boolean expected = new AllOrders(problem).exists();
              assertThat(isSat(problem)).isEqualTo(expected);
              answers[expected ? 1 : 0]++;
            });
    assertThat(answers[0] + answers[1] < 20_000 || Math.min(answers[0], answers[1]) > 2_000)
        .as("both answers are tried")
        .isTrue();
  }

  private static OrderProblem random(Random random) {
    int nodes = 2 + random.nextInt(4);
    OrderProblem.Builder builder = new OrderProblem.Builder(nodes);
    if (random.nextInt(3) == 0) {
      builder.merge(random.nextInt(nodes), random.nextInt(nodes));
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      builder.edge(random.nextInt(nodes), random.nextInt(nodes));
    }
    int[] free = {builder.free(random.nextBoolean()), builder.free(random.nextBoolean())};
    for (int i = random.nextInt(24); i > 0; i--) {
      builder.clause(
          random
              .ints(1 + random.nextInt(4))
              .map(n -> literal(builder, nodes, free, random))
              .toArray());
    }
    return builder.build();
  }

  private static int literal(OrderProblem.Builder builder, int nodes, int[] free, Random random) {
    int positive =
        random.nextInt(4) == 0
            ? free[random.nextInt(2)]
            : builder.before(random.nextInt(nodes), random.nextInt(nodes));
    return random.nextBoolean() ? positive : OrderProblem.not(positive);
  }
}
