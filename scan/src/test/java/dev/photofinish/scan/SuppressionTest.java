package dev.photofinish.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Location;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Unwanted;
import dev.photofinish.finding.UselessSuppression;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.testbench.CompiledSources;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;

/** Whoever says what is not wanted hears of all of it that is there, and gets the rest. */
class SuppressionTest {

  private static final CompiledSources PROGRAM =
      SourceCompiler.standard()
          .compile(
              SourceFile.of(
                  "Gauge.java",
                  """
                  package p;
                  @interface ThreadSafe {}
                  @interface SuppressRace { String value(); }
                  @ThreadSafe class Gauge {
                    int value;
                    @SuppressRace("why") int hits;
                    @SuppressRace("nobody writes it") int name;
                    void set(int to) { value = to; }
                    int shown() { return value; }
                    int used() { return value; }
                    void hit() { hits++; }
                    @SuppressRace("it is not shared") int name() { return name; }
                  }
                  """));

  /** Leaves out what it is told to, and remembers which races it was asked for. */
  private static final class Told implements Unwanted {
    final Set<String> asked = new ConcurrentSkipListSet<>();
    final String location;
    final int line;

    Told(String location, int line) {
      this.location = location;
      this.line = line;
    }

    @Override
    public boolean coversAllOn(Location other) {
      return other.name().equals(location);
    }

    @Override
    public boolean coversLine(String file, int other) {
      return file.equals("p/Gauge.java") && other == line;
    }

    @Override
    public boolean namesRaces() {
      return false;
    }

    @Override
    public boolean covers(Race race) {
      asked.add(text(race));
      return false;
    }
  }

  private static String text(Race race) {
    return race.location().name()
        + ":"
        + race.first().site().line()
        + ":"
        + race.second().site().line();
  }

  private static ScanResult scan(Unwanted unwanted, int threads) throws Exception {
    Map<String, byte[]> files = new HashMap<>();
    PROGRAM.classes().forEach((name, bytes) -> files.put(name.replace('.', '/'), bytes));
    try (Program program = Program.open(ProgramInputs.ofClasses(files))) {
      return new Scanner(Models.builtIn(), ScanOptions.DEFAULT.onThreads(threads))
          .scan(program, ScanProgress.NONE, unwanted);
    }
  }

  @Test
  void thoseThatAnnotationsLeaveOutAreAskedForToo() throws Exception {
    Told nothing = new Told("", 0);

    assertThat(scan(nothing, 1).races())
        .extracting(SuppressionTest::text)
        .containsExactly("p.Gauge.value:8:8");
    assertThat(nothing.asked).as("the annotated ones").containsExactly("p.Gauge.hits:11:11");
  }

  @Test
  void allRacesThatAreLeftOutAreAskedFor() throws Exception {
    Told line = new Told("", 8);
    Told location = new Told("p.Gauge.value", 0);

    assertThat(scan(line, 1).races()).as("there is no other write").isEmpty();
    assertThat(scan(location, 1).races()).isEmpty();
    assertThat(line.asked)
        .isEqualTo(location.asked)
        .contains("p.Gauge.value:8:8", "p.Gauge.value:8:9", "p.Gauge.value:8:10");
  }

  @Test
  void annotationsOfNoUseAreInAFixedOrder() throws Exception {
    for (int threads : new int[] {1, 4}) {
      assertThat(scan(Unwanted.NOTHING, threads).useless())
          .containsExactly(
              new UselessSuppression("SuppressRace", "p.Gauge", "name", "p/Gauge.java", 0, true),
              new UselessSuppression(
                  "SuppressRace", "p.Gauge", "name()", "p/Gauge.java", 12, true));
    }
  }
}
