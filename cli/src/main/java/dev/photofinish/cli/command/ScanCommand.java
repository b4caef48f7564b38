package dev.photofinish.cli.command;

import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.run.Analysis;
import dev.photofinish.cli.run.ScanAnalysis;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.scan.ScanOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code photofinish scan}: the compositional analysis. */
@Command(
    name = "scan",
    sortOptions = false,
    customSynopsis = "photofinish scan [OPTIONS] INPUT...",
    description =
        "Finds likely races in seconds, one method at a time, without annotations or a main"
            + " method.",
    footer = {"", "Example: photofinish scan --min-verdict strong target/classes"})
public final class ScanCommand extends ClassesCommand {

  @Option(
      names = "--min-verdict",
      order = 1,
      paramLabel = "VERDICT",
      converter = Choices.OfScanVerdict.class,
      completionCandidates = Choices.OfScanVerdict.class,
      description =
          "Report races with this verdict or a better one: ${COMPLETION-CANDIDATES} (likely if not"
              + " given).")
  Verdict minVerdict = Verdict.LIKELY;

  @Option(
      names = "--models",
      order = 2,
      paramLabel = "FILE",
      split = "${sys:path.separator}",
      hideParamSyntax = true,
      description = "File with facts about libraries, besides the built-in ones; repeatable.")
  List<Path> models = List.of();

  @Option(
      names = "--all-classes",
      order = 3,
      description = "Treat every class as meant to be thread-safe.")
  boolean allClasses;

  @Option(
      names = "--no-dedup",
      order = 4,
      description = "Report every pair of accesses, not one for each location.")
  boolean noDedup;

  public ScanCommand(Shell shell) {
    super(shell, "scan", Verdict.LIKELY);
  }

  @Override
  protected void checkOptions() {
    models.forEach(file -> Checks.fileExists("--models", file));
  }

  @Override
  protected Analysis analysis(Inputs inputs) {
    ProgramInputs program =
        new ProgramInputs(inputs.application(), inputs.classPath(), shared().jdkHome(), Map.of());
    ScanOptions options = new ScanOptions(allClasses, !noDedup, shared().threads());
    return new ScanAnalysis(program, models, options, minVerdict);
  }
}
