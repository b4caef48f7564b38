package dev.photofinish.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.scan.il.RaceSearch;
import dev.photofinish.testbench.Seeds;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/**
 * Theorem 6.10 of RacerDX, executed: every strong race that the scanner reports in a random program
 * of the paper's language has a trace in which the two accesses collide.
 */
class TheoremTest {

  private static final int PROGRAMS = 2_000;

  @Test
  void everyStrongRaceHasARacingTrace() {
    AtomicInteger strong = new AtomicInteger();
    AtomicInteger undecided = new AtomicInteger();
    Seeds.of(1, PROGRAMS)
        .check(
            seed -> {
              IlCase program = IlCase.generate(seed);
              for (Race race : strongRaces(program)) {
                RaceSearch search = program.findRace(race);
                strong.incrementAndGet();
                if (search.gaveUp()) {
                  undecided.incrementAndGet();
                } else {
                  assertThat(search.trace()).as("%s%nin%n%s", race, program.listing()).isPresent();
                }
              }
            });
    System.out.printf("%d strong races, %d undecided%n", strong.get(), undecided.get());
    assertThat(strong.get()).isGreaterThan(PROGRAMS);
    assertThat(undecided.get()).isLessThan(strong.get() / 100);
  }

  private static List<Race> strongRaces(IlCase program) throws IOException, BadInputException {
    Map<String, byte[]> classes = Map.of(program.className(), program.classFile());
    try (Program model = Program.open(ProgramInputs.ofClasses(classes))) {
      ScanOptions options = ScanOptions.DEFAULT.withoutDeduplication().onThreads(1);
      return new Scanner(Models.builtIn(), options)
          .scan(model).races().stream().filter(race -> race.verdict() == Verdict.STRONG).toList();
    }
  }
}
