package dev.photofinish.testbench.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What every random program is. */
class RandomProgramTest {

  @Test
  void theSeedDecides() {
    Seeds.of(1, 20)
        .check(
            seed -> {
              assertThat(RandomProgram.of(seed).source())
                  .isEqualTo(RandomProgram.of(seed).source());
              assertThat(RandomProgram.of(seed).explore(Budget.USUAL).races())
                  .isEqualTo(RandomProgram.of(seed).explore(Budget.USUAL).races());
            });
  }

  /** A deadlock would never end on the JVM, so those programs are not run. */
  @Test
  @Timeout(120)
  void runsOnTheJvm() {
    Seeds.of(2, 300)
        .check(
            seed -> {
              RandomProgram program = RandomProgram.of(seed);
              Exploration exploration = program.explore(Budget.USUAL);
              if (exploration.isExhaustive() && !exploration.hasDeadlock()) {
                compare(exploration, JvmRun.of(program));
              }
            });
  }

  /** Without races the JVM does nothing that the exploration has not seen. */
  private static void compare(Exploration exploration, JvmRun run) throws Exception {
    assertThat(run.uncaught()).allMatch(JvmRun::isExpected);
    if (exploration.races().isEmpty()) {
      List<String> outcome = run.outcome();
      assertThat(exploration.outcomes()).anyMatch(outcome::containsAll);
    }
  }
}
