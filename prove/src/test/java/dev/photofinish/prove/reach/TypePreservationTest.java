package dev.photofinish.prove.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import java.util.BitSet;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Section 3.4's lemma and theorem, on random programs and executions. */
class TypePreservationTest {

  private static final int PROGRAMS = 4_000;
  private static final int EXECUTIONS = 3;
  private static final int ITERATIONS = 8;
  private static final int AROUND = 2;

  /** Lemma 3.4. */
  @ParameterizedTest
  @EnumSource
  void typesArePreserved(SiteJoin sites) {
    AtomicInteger finished = new AtomicInteger();
    Seeds.of(34, PROGRAMS)
        .check(
            seed -> {
              Random random = new Random(seed);
              WhileProgram program = new RandomStatements(random).programWithLoopsAround(AROUND);
              for (int i = 0; i < EXECUTIONS; i++) {
                RandomContext start = RandomContext.around(program, AROUND, random);
                finished.addAndGet(checkPreservation(program, start, sites, random) ? 1 : 0);
              }
            });
    System.out.printf("lemma 3.4: %d executions came to an end%n", finished.get());
    assertThat(finished.get()).isGreaterThan(PROGRAMS);
  }

  /** Whether the execution came to an end; if not, its effects must be known nevertheless. */
  private static boolean checkPreservation(
      WhileProgram program, RandomContext start, SiteJoin sites, Random random) {
    BitSet running = start.running();
    assertThat(Abstracted.by(start.vector(), start.types(), start.state(), running)).isTrue();
    Typing typing =
        new TypeRules(start.vector(), sites).type(program.body(), running, start.types());
    Execution execution =
        new Semantics(program.fields(), Choices.random(random, ITERATIONS))
            .execute(program.body(), running, start.state());
    assertThat(Abstracted.by(typing.effects(), execution.effects()))
        .as("%s: %s, %s", program, execution.effects(), typing.effects())
        .isTrue();
    if (!execution.isStuck()) {
      assertThat(execution.state())
          .as("%s: %s", program, typing)
          .matches(end -> Abstracted.by(start.vector(), typing.environment(), end, running));
    }
    return !execution.isStuck();
  }

  /** Theorem 3.5. */
  @ParameterizedTest
  @EnumSource
  void effectsOfExecutionsAreAbstracted(SiteJoin sites) {
    AtomicInteger effects = new AtomicInteger();
    Seeds.of(35, PROGRAMS)
        .check(
            seed -> {
              Random random = new Random(seed);
              WhileProgram program = new RandomStatements(random).program();
              LoopVector vector = RandomContext.vector(program.loops(), random);
              Typing typing = TypeRules.infer(program, vector, sites);
              for (int i = 0; i < EXECUTIONS; i++) {
                Execution execution = Semantics.run(program, Choices.random(random, ITERATIONS));
                assertThat(Abstracted.by(typing.effects(), execution.effects()))
                    .as("%s: %s, %s", program, execution.effects(), typing.effects())
                    .isTrue();
                effects.addAndGet(execution.effects().size());
              }
            });
    System.out.printf("theorem 3.5: %d effects of executions%n", effects.get());
    assertThat(effects.get()).isGreaterThan(PROGRAMS);
  }
}
