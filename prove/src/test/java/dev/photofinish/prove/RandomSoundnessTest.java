package dev.photofinish.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import dev.photofinish.testbench.random.RandomProgram;
import dev.photofinish.testbench.random.explore.Budget;
import org.junit.jupiter.api.Test;

/** What a run of a random program shows must be among the possible races. */
class RandomSoundnessTest {

  @Test
  void missesNothing() {
    Seeds.of(4, 500)
        .check(
            seed -> {
              RandomProgram program = RandomProgram.of(seed);
              assertThat(MissedRaces.of(program, program.explore(Budget.USUAL)))
                  .as(program::source)
                  .isEmpty();
            });
  }

  /** The same by the platform's own code: fewer programs, as it takes longer. */
  @Test
  void missesNothingWithRealPlatform() {
    Seeds.of(5, 100)
        .check(
            seed -> {
              RandomProgram program = RandomProgram.of(seed);
              assertThat(MissedRaces.withRealPlatform(program, program.explore(Budget.USUAL)))
                  .as(program::source)
                  .isEmpty();
            });
  }
}
