package dev.photofinish.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.stage.StageName;
import dev.photofinish.testbench.Seeds;
import dev.photofinish.testbench.random.RandomProgram;
import java.nio.file.Path;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** What is predicted from one run of a random program happens in some run of it. */
class RandomProgramsTest {

  private static final Path KEPT = Path.of("target", "false-predictions");

  @Test
  void withBranchesOnSharedValues() {
    try (PredictedPrograms programs = new PredictedPrograms(KEPT)) {
      Seeds.of(21, 1_500)
          .checkAtOnce(
              seed ->
                  assertThat(programs.falseOnes(seed, RandomProgram.ofValues(seed)))
                      .as("%s", RandomProgram.ofValues(seed))
                      .isEmpty());
      // Their references never change.
      StageName[] stages =
          EnumSet.complementOf(EnumSet.of(StageName.OTHER_OBJECTS)).toArray(StageName[]::new);
      assertThat(programs.byStage()).as(programs.summary()).containsOnlyKeys(stages);
    }
  }

  @Test
  void withObjectsAndLocks() {
    try (PredictedPrograms programs = new PredictedPrograms(KEPT)) {
      Seeds.of(22, 500)
          .checkAtOnce(
              seed ->
                  assertThat(programs.falseOnes(seed, RandomProgram.of(seed)))
                      .as("%s", RandomProgram.of(seed))
                      .isEmpty());
      assertThat(programs.byStage()).as(programs.summary()).containsKey(StageName.OTHER_OBJECTS);
    }
  }
}
