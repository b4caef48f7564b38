package dev.photofinish.testbench.random.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import dev.photofinish.testbench.random.code.ProgramCode;
import dev.photofinish.testbench.random.make.ProgramMaker;
import org.junit.jupiter.api.Test;

/** Threads that take turns at few places show all that threads show that do so everywhere. */
class FocusTest {

  private static final Budget TWICE_AS_MUCH = new Budget(2 * Budget.USUAL.states(), 300);

  @Test
  void leavesOutNothing() {
    Seeds.of(7, 100)
        .check(
            seed -> {
              ProgramCode program = ProgramCode.of(ProgramMaker.make(seed));
              Exploration focused = Exploration.of(program, Budget.USUAL);
              if (focused.isExhaustive()) {
                compare(focused, Exploration.of(program, TWICE_AS_MUCH, Focus.everywhere()));
              }
            });
  }

  private static void compare(Exploration focused, Exploration everywhere) {
    assertThat(focused.races()).containsAll(everywhere.races());
    if (everywhere.isExhaustive()) {
      assertThat(everywhere.races()).containsAll(focused.races());
      assertThat(everywhere.hasDeadlock()).isEqualTo(focused.hasDeadlock());
    } else {
      assertThat(everywhere.hasDeadlock() && !focused.hasDeadlock()).isFalse();
    }
  }
}
