package dev.photofinish.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is found, and how it is told, does not depend on the number of threads. */
class DeterminismTest {

  private static final Path OWN_CLASSES = Path.of("target", "classes");

  @Test
  void threadsDoNotMatter() throws Exception {
    ScanOptions options = ScanOptions.DEFAULT.forAllClasses().withoutDeduplication();
    List<Race> alone = races(options.onThreads(1));
    assertThat(alone).isNotEmpty();
    for (int threads : new int[] {1, 2, 5}) {
      assertThat(races(options.onThreads(threads))).isEqualTo(alone);
    }
  }

  @Test
  void threadsDoNotMatterForWhatIsLeftOut() throws Exception {
    ScanOptions options = ScanOptions.DEFAULT.forAllClasses();
    assertThat(races(options.onThreads(4))).isEqualTo(races(options.onThreads(1)));
  }

  private static List<Race> races(ScanOptions options) throws Exception {
    try (Program program = Program.open(ProgramInputs.of(OWN_CLASSES))) {
      return new Scanner(Models.builtIn(), options).scan(program).races();
    }
  }
}
