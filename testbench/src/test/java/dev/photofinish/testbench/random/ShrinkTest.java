package dev.photofinish.testbench.random;

import static dev.photofinish.testbench.random.TwoThreads.COUNT;
import static dev.photofinish.testbench.random.TwoThreads.LOCK;
import static dev.photofinish.testbench.random.TwoThreads.increment;
import static dev.photofinish.testbench.random.TwoThreads.locked;
import static dev.photofinish.testbench.random.TwoThreads.read;
import static dev.photofinish.testbench.random.TwoThreads.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.random.explore.Budget;
import org.junit.jupiter.api.Test;

/** What is left when all that does not matter is taken out. */
class ShrinkTest {

  private static boolean races(RandomProgram program) {
    return program.explore(Budget.USUAL).races().stream()
        .anyMatch(race -> race.location().name().equals("count"));
  }

  @Test
  void keepsWhatTheRaceNeeds() {
    RandomProgram program =
        new TwoThreads()
            .before(write(COUNT))
            .first(locked(LOCK, increment(COUNT)))
            .second(read(COUNT))
            .after(read(COUNT))
            .program();
    RandomProgram small = program.shrink(ShrinkTest::races);
    assertThat(races(small)).isTrue();
    assertThat(small.source())
        .contains("count++", ".start()")
        .doesNotContain("synchronized", "array", ".join()", "count = 1");
  }

  @Test
  void shrunkProgramsRun() throws Exception {
    RandomProgram program = new TwoThreads().first(write(COUNT)).second(read(COUNT)).program();
    assertThat(JvmRun.of(program.shrink(ShrinkTest::races)).uncaught()).isEmpty();
  }
}
