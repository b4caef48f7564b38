package dev.photofinish.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.progress.Progress;
import dev.photofinish.cli.suppress.KnownRaces;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.report.SourceLookup;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An interrupted proof tells what it knows so far. */
class InterruptionTest {

  private static final String PROGRAM =
      """
      package demo;

      public class Counter {
        int count;

        public static void main(String[] args) {
          Counter counter = new Counter();
          new Thread(() -> counter.count++).start();
          new Thread(() -> counter.count++).start();
        }
      }
      """;

  @TempDir Path folder;

  private final Interruption interruption = new Interruption();

  private Findings prove(Progress progress) throws IOException {
    SourceCompiler.standard().compile(SourceFile.of("Counter.java", PROGRAM)).writeTo(folder);
    ProveRequest request =
        new ProveRequest(
            ProgramInputs.of(folder),
            List.of(),
            ProveOptions.of(),
            Optional.empty(),
            false,
            Optional.empty());
    ProveAnalysis analysis = new ProveAnalysis(request, interruption);
    try {
      return analysis.run(
          progress,
          KnownRaces.read(Optional.empty(), Optional.empty())
              .forRun(SourceLookup.under(folder, List.of())));
    } finally {
      analysis.reported(0);
    }
  }

  @Test
  void beforeTheFirstRoundNothingIsKnown() throws IOException {
    interruption.request();

    Findings findings = prove(Progress.SILENT);

    assertThat(findings.complete()).isFalse();
    assertThat(findings.races()).isEmpty();
    assertThat(findings.problems()).containsExactly(new Problem("round 1", "interrupted", true));
    assertThat(findings.details().incomplete()).contains("interrupted before anything was known.");
  }

  @Test
  void afterARoundItsRacesAreReported() throws IOException {
    Findings findings = prove(new InterruptingProgress());

    assertThat(findings.complete()).isFalse();
    assertThat(findings.races()).isNotEmpty();
    assertThat(findings.problems()).containsExactly(new Problem("round 2", "interrupted", true));
    assertThat(findings.details().incomplete())
        .contains(
            "these are the races that round 1 left: all that are possible, and some that later"
                + " rounds might have ruled out.");
  }

  /** Asks for the end when the second stretch of work begins. */
  private final class InterruptingProgress implements Progress {
    private int stretches;

    @Override
    public void start(long total) {
      stretches++;
      if (stretches == 2) {
        interruption.request();
      }
    }

    @Override
    public void step(long count) {}

    @Override
    public void finish() {}
  }
}
