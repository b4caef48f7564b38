package dev.photofinish.prove.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.Prover;
import dev.photofinish.testbench.Seeds;
import dev.photofinish.testbench.random.RandomProgram;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** That {@link StagesAlone} counts the pairs of which no tuple is left, analysis by analysis. */
class RandomStagesAloneTest {

  private static final Models MODELS = Models.builtIn();

  @ParameterizedTest
  @EnumSource
  void countsAreThoseOfTheTuples(LockAnalysis locks) {
    Set<Analysis> seen = EnumSet.noneOf(Analysis.class);
    Seeds.of(22, 200)
        .check(
            seed -> {
              RandomProgram program = RandomProgram.of(seed);
              // One round, whose pairs are those of the first.
              ProveOptions options = ProveOptions.of(program.mainClass()).withLocks(locks).withK(1);
              try (Program read = Program.open(ProgramInputs.ofClasses(program.classFiles()))) {
                Proof proof = new Prover(MODELS, options).prove(read);
                StagesAlone alone = StagesAlone.of(proof.stages());
                assertThat(alone).as(program::source).isEqualTo(TuplesAlone.of(proof));
                assertThat(alone.original()).isEqualTo(proof.pairs().original());
                alone.ruledOut().keySet().stream()
                    .filter(each -> alone.ruledOut(each) > 0)
                    .forEach(seen::add);
              }
            });
    assertThat(seen).isEqualTo(found(locks));
  }

  /** What rules something out in some of the programs; otherwise the test would say little. */
  private static Set<Analysis> found(LockAnalysis locks) {
    return locks == LockAnalysis.SOUND
        ? EnumSet.allOf(Analysis.class)
        : EnumSet.complementOf(EnumSet.of(Analysis.GLOBAL, Analysis.LOCAL));
  }
}
