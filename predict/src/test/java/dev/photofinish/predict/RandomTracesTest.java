package dev.photofinish.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.symbolic.Recorded;
import dev.photofinish.predict.symbolic.SymbolicRun;
import dev.photofinish.predict.trust.TrustCheck;
import dev.photofinish.testbench.TemporaryFolder;
import dev.photofinish.testbench.random.RandomProgram;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.trace.MergedEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Traces of random programs are whole: reads have what was written, and all paths can be run. */
class RandomTracesTest {

  private static final int PROGRAMS = Integer.getInteger("programs", 300);

  @Test
  void withObjectsAndLocks() throws Exception {
    check(RandomProgram::of);
  }

  @Test
  void withBranchesOnSharedValues() throws Exception {
    check(RandomProgram::ofValues);
  }

  private static void check(LongFunction<RandomProgram> programs) throws Exception {
    List<String> wrong = new ArrayList<>();
    int checked = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      RandomProgram program = programs.apply(seed);
      if (!program.explore(Budget.USUAL).hasDeadlock()) {
        checked++;
        long of = seed;
        problems(program).forEach(problem -> wrong.add("seed " + of + ": " + problem));
      }
    }

    assertThat(wrong).isEmpty();
    assertThat(checked).isGreaterThan(PROGRAMS / 2);
  }

  private static List<String> problems(RandomProgram program) throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Recorded recorded = Recorded.of(folder.path(), program.classFiles(), program.mainClass());
      List<String> problems = new ArrayList<>(recorded.run().problems());
      MergedEvents events = recorded.run().merged(true);
      TrustCheck check = new TrustCheck();
      events.forEachRemaining(check::step);
      problems.addAll(events.problems());
      events.leftOut().forEach((thread, left) -> problems.add(left + " events of " + thread));
      if (check.trust().objects() > 0) {
        problems.add(check.trust().reads() + " reads have what nobody wrote");
      }
      SymbolicRun run = new SymbolicRun(recorded.run(), recorded.program());
      run.forEachRemaining(event -> {});
      problems.addAll(run.notices());
      return problems;
    }
  }
}
