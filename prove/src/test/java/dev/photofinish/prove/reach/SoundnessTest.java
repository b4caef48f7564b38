package dev.photofinish.prove.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 3.5's lemmas and theorem, on random effects, programs and executions. */
class SoundnessTest {

  private static final int RUNS = 3_000;
  private static final int EXECUTIONS = 4;
  private static final int ITERATIONS = 8;
  private static final int LONGEST = 4;

  /** Lemma 3.11, for types of one site and of more. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void powersOfEffectsAreAbstracted(int mostSites) {
    Seeds.of(311, RUNS)
        .check(
            seed -> {
              RandomEffects random = new RandomEffects(new Random(seed), mostSites);
              Set<HeapEffect> effects = random.effects();
              Set<ConcreteEffect> concrete = random.abstractedBy(effects);
              for (int n = 1; n <= LONGEST; n++) {
                assertThat(
                        Abstracted.by(
                            LiteralReachability.power(effects, n),
                            ConcreteReachability.power(concrete, n)))
                    .as("n = %d: %s, %s", n, concrete, effects)
                    .isTrue();
              }
            });
  }

  /** Lemma 3.12, for types of one site and of more. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void whatIsDisjointForTypesIsSoForObjects(int mostSites) {
    Tally tally = new Tally(RandomEffects.SITES);
    Seeds.of(312, RUNS)
        .check(
            seed -> {
              RandomEffects random = new RandomEffects(new Random(seed), mostSites);
              Set<HeapEffect> effects = random.effects();
              DisjointReachability reachability = DisjointReachability.of(effects);
              for (int i = 0; i < EXECUTIONS; i++) {
                tally.compare(reachability, random.abstractedBy(effects), effects);
              }
            });
    tally.assertNotVacuous("lemma 3.12", RUNS / 5);
  }

  /** Theorem 3.13, with the join of definition 3.2 and with that of section 3.6. */
  @ParameterizedTest
  @EnumSource
  void whatIsDisjointForTypesIsSoInExecutions(SiteJoin sites) {
    Tally tally = new Tally(RandomStatements.MOST_SITES);
    Seeds.of(313, RUNS)
        .check(
            seed -> {
              Random random = new Random(seed);
              WhileProgram program = new RandomStatements(random).program();
              LoopVector vector = RandomContext.vector(program.loops(), random);
              Typing typing = TypeRules.infer(program, vector, sites);
              DisjointReachability reachability = DisjointReachability.of(typing.effects());
              for (int i = 0; i < EXECUTIONS; i++) {
                Execution execution = Semantics.run(program, Choices.random(random, ITERATIONS));
                tally.compare(reachability, execution.effects(), program);
              }
            });
    tally.assertNotVacuous("theorem 3.13", RUNS / 5);
  }
}
