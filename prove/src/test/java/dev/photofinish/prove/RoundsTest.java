package dev.photofinish.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.testbench.random.RandomProgram;
import org.junit.jupiter.api.Test;

/** What the rounds of a proof have in common, on random programs. */
class RoundsTest {

  @Test
  void alwaysEnd() throws Exception {
    for (long seed = 1; seed <= 40; seed++) {
      Proof proof = prove(RandomProgram.of(seed));

      assertThat(proof.rounds()).as("seed %d", seed).isNotEmpty();
      assertThat(proof.notices()).as("seed %d", seed).isEmpty();
    }
  }

  @Test
  void theFirstHasOneContextForEachSite() throws Exception {
    Proof proof = prove(RandomProgram.of(1));

    assertThat(proof.rounds().get(0).profile().keySet()).containsExactly(1);
  }

  private static Proof prove(RandomProgram program) throws Exception {
    ProgramInputs inputs = ProgramInputs.ofClasses(program.classFiles());
    try (Program read = Program.open(inputs)) {
      return new Prover(Models.builtIn(), ProveOptions.of(program.mainClass())).prove(read);
    }
  }
}
