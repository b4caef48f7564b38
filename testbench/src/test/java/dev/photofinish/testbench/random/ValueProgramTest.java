package dev.photofinish.testbench.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What random programs are whose threads go by the values that they read. */
class ValueProgramTest {

  private static final int COUNT = 200;

  /** Nested monitors can deadlock, which would never end on the JVM. */
  @Test
  @Timeout(120)
  void runsOnTheJvm() {
    Seeds.of(11, COUNT)
        .check(
            seed -> {
              RandomProgram program = RandomProgram.ofValues(seed);
              if (!program.explore(Budget.USUAL).hasDeadlock()) {
                assertThat(JvmRun.of(program).uncaught()).isEmpty();
              }
            });
  }

  /** Programs that cannot be explored, or that never race, would test little. */
  @Test
  void mostAreExploredAndManyRace() {
    AtomicInteger explored = new AtomicInteger();
    AtomicInteger racing = new AtomicInteger();
    Seeds.of(12, COUNT)
        .check(
            seed -> {
              Exploration exploration = RandomProgram.ofValues(seed).explore(Budget.USUAL);
              if (exploration.isExhaustive()) {
                explored.incrementAndGet();
                racing.addAndGet(exploration.races().isEmpty() ? 0 : 1);
              }
            });
    assertThat(explored.get()).isGreaterThan(COUNT * 3 / 4);
    assertThat(racing.get()).isBetween(explored.get() / 2, explored.get() - COUNT / 20);
  }
}
