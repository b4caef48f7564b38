package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.random.RandomProgram;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random programs that were recorded are run again to their ends, and give what they wrote. */
class RandomProgramRunTest {

  private static final int PROGRAMS = Integer.getInteger("programs", 150);

  @TempDir Path folder;

  @Test
  void writesAndConditionsAreAsRecorded() throws Exception {
    List<String> lost = new ArrayList<>();
    long writes = 0;
    long exact = 0;
    long conditions = 0;
    long exactConditions = 0;
    int flips = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      RandomProgram program = RandomProgram.of(seed);
      if (mayNotEnd(program)) {
        continue;
      }
      Recorded recorded = record(seed, program);
      SymbolicRun run = new SymbolicRun(recorded.run(), recorded.program());
      Consistency check = Consistency.check(run);
      long of = seed;
      run.notices().forEach(notice -> lost.add("seed " + of + ": " + notice));
      writes += check.writes;
      exact += check.exactWrites;
      conditions += check.conditions;
      exactConditions += check.exactConditions;
      flips += run.takeFlips().size();
    }

    assertThat(exact).as("of %d writes", writes).isGreaterThan(writes * 9 / 10);
    assertThat(exactConditions).as("of %d conditions", conditions).isGreaterThan(conditions / 3);
    assertThat(flips).isPositive();
    assertThat(lost).isEmpty();
  }

  /** Whether its threads may wait for each other's locks forever, as far as is known. */
  private static boolean mayNotEnd(RandomProgram program) {
    Exploration runs = program.explore(Budget.USUAL);
    return !runs.isExhaustive() || runs.hasDeadlock();
  }

  private Recorded record(long seed, RandomProgram program) throws Exception {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    program.classFiles().forEach((name, bytes) -> classes.put(name.replace('/', '.'), bytes));
    return Recorded.of(folder(seed), classes, program.mainClass().replace('/', '.'));
  }

  private Path folder(long seed) {
    try {
      return Files.createDirectories(folder.resolve("seed-" + seed));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
