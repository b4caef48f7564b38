package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Theorem 5.15 on random programs: the analysis loses nothing, {@code [[C]]# bottom =
 * alpha([[C]])}, whatever well-behaved state the executions start from.
 *
 * <p>Loops of the executions go round twice at most. That is enough: what a step adds to the
 * abstraction depends only on the step, the calls around it and how often the lock is held there.
 * Locking is balanced, so all of these are the same in every round, and an execution that goes
 * round once has already added what any number of rounds can. Going round twice checks just that.
 */
class CompletenessTest {

  private static final int ROUNDS = 2;
  private static final int LIMIT = 2_000;

  @Test
  void theAnalysisLosesNothing() {
    Tally tally = new Tally();
    Seeds.of(515, 300).check(seed -> tally.add(seed, Granularity.COMMAND));
    tally.assertMostlyComplete();
  }

  @Test
  void norDoesItLoseFieldInstructions() {
    Tally tally = new Tally();
    Seeds.of(516, 150).check(seed -> tally.add(seed, Granularity.INSTRUCTION));
    tally.assertMostlyComplete();
  }

  /** Lemma 5.10: which steps can be made does not depend on the state. */
  @Test
  void theStateDoesNotDecideTheSteps() {
    Seeds.of(510, 100)
        .check(
            seed -> {
              Program program = RandomPrograms.withSeed(seed);
              for (Method method : program.methods()) {
                assertThat(steps(program, method, seed)).isEqualTo(steps(program, method, ~seed));
              }
            });
  }

  private static List<List<Step>> steps(Program program, Method method, long seed) {
    return run(program, method, seed).traces().stream().map(Trace::steps).toList();
  }

  private static Interpreter.Traces run(Program program, Method method, long seed) {
    State start = WellBehaved.random(program, method, new Random(seed));
    return new Interpreter(program, ROUNDS, LIMIT).run(method, start);
  }

  /** Compares both sides of the theorem, and counts. */
  private static final class Tally {

    private int methods;
    private int complete;

    void add(long seed, Granularity granularity) {
      Program program = RandomPrograms.withSeed(seed);
      Analysis analysis = new Analysis(program, granularity, CallRule.MEANT);
      for (Method method : program.methods()) {
        Interpreter.Traces traces = run(program, method, seed);
        Summary seen = new Abstraction(granularity, CallRule.MEANT).of(traces.traces());
        compare(analysis.of(method), seen, traces.complete());
      }
    }

    /** Of a few methods there are too many executions to see all: what is seen must be known. */
    private void compare(Summary known, Summary seen, boolean isComplete) {
      methods++;
      if (isComplete) {
        complete++;
        assertThat(seen).isEqualTo(known);
      } else {
        assertThat(seen).matches(some -> some.isAtMost(known), "at most " + known);
      }
    }

    void assertMostlyComplete() {
      assertThat((double) complete / methods).isGreaterThan(0.95);
    }
  }
}
