package dev.photofinish.cli.run;

import dev.photofinish.cli.Version;
import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.progress.Progress;
import dev.photofinish.cli.suppress.LeftOut;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Stats;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.scan.ScanOptions;
import dev.photofinish.scan.ScanProgress;
import dev.photofinish.scan.ScanResult;
import dev.photofinish.scan.Scanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The compositional analysis, as {@code photofinish scan} runs it.
 *
 * @param models files with facts about libraries, besides the built-in ones
 * @param minVerdict what is below it is not reported
 */
public record ScanAnalysis(
    ProgramInputs inputs, List<Path> models, ScanOptions options, Verdict minVerdict)
    implements Analysis {

  public ScanAnalysis {
    models = List.copyOf(models);
  }

  @Override
  public Findings run(Progress progress, LeftOut leftOut) throws IOException {
    long start = System.nanoTime();
    Models known = ModelFiles.read(models);
    try (Program program = Program.open(inputs)) {
      ScanResult result = new Scanner(known, options).scan(program, onScan(progress), leftOut);
      leftOut.analysed(Programs.sourcesOf(program));
      leftOut.useless(result.useless());
      long milliseconds = (System.nanoTime() - start) / 1_000_000;
      return findings(result, Programs.problemsOf(program), milliseconds);
    } catch (BadInputException e) {
      throw new BadUsage(String.valueOf(e.getMessage()));
    }
  }

  private static ScanProgress onScan(Progress progress) {
    return new ScanProgress() {
      @Override
      public void start(int methods) {
        progress.start(methods);
      }

      @Override
      public void step(int methods) {
        progress.step(methods);
      }
    };
  }

  private Findings findings(ScanResult result, List<Problem> problems, long milliseconds) {
    List<Race> races =
        result.races().stream().filter(race -> race.verdict().isAtLeast(minVerdict)).toList();
    return new Findings(
        Version.current(),
        "scan",
        races,
        new ProvedFree(Map.of()),
        List.of(),
        problems,
        new Stats(result.classes(), result.methods(), milliseconds));
  }
}
