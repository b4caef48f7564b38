package dev.photofinish.cli.command;

import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.input.Extent;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.record.ScheduleFolder;
import dev.photofinish.cli.run.Analysis;
import dev.photofinish.cli.run.Interruption;
import dev.photofinish.cli.run.PredictAnalysis;
import dev.photofinish.cli.run.PredictRequest;
import dev.photofinish.cli.run.SymbolicPrinting;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.predict.PredictOptions;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code photofinish predict}: races in reorderings of a recorded run. */
@Command(
    name = "predict",
    sortOptions = false,
    customSynopsis = "photofinish predict [OPTIONS] INPUT...",
    description = "Finds races that could have happened in a recorded run, in another order.",
    footer = {"", "Example: photofinish predict --trace .photofinish/trace target/classes"})
public final class PredictCommand extends ClassesCommand {

  @Option(
      names = "--trace",
      order = 1,
      paramLabel = "DIR",
      description = "The trace that record wrote (${DEFAULT-VALUE} if not given).")
  Path trace = Folders.TRACE;

  @Option(
      names = "--window",
      order = 2,
      paramLabel = "N",
      converter = WholeNumber.FromOne.class,
      description = "Let the solver see so many events at once (${DEFAULT-VALUE} if not given).")
  int window = PredictOptions.WINDOW;

  @Option(
      names = "--solver-timeout",
      order = 3,
      paramLabel = "SECONDS",
      converter = WholeNumber.FromOne.class,
      description =
          "Give the solver so much time for one question (${DEFAULT-VALUE} if not given).")
  int solverTimeout = PredictOptions.SOLVER_SECONDS;

  @Option(
      names = "--schedules",
      order = 4,
      paramLabel = "DIR",
      description = "Where the schedules for replay go (schedules in the trace if not given).")
  Optional<Path> schedules = Optional.empty();

  @Option(
      names = "--report",
      order = 5,
      paramLabel = "FILE",
      description =
          "A JSON report of scan or prove: its races are told, too, each with the best verdict.")
  Optional<Path> report = Optional.empty();

  @Option(
      names = "--print-symbolic",
      order = 6,
      description = "Print what threads did in symbols, line by line, and stop.")
  boolean printSymbolic;

  public PredictCommand(Shell shell) {
    super(shell, "predict", Verdict.POSSIBLE);
  }

  /** What was recorded may be tests. */
  @Override
  protected Extent extent() {
    return Extent.WITH_TESTS;
  }

  @Override
  protected void checkOptions() {
    Checks.folderExists("--trace", trace);
    schedules.ifPresent(folder -> Checks.folderCanBeMade("--schedules", folder));
    report.ifPresent(file -> Checks.fileExists("--report", file));
  }

  @Override
  protected int work(Inputs resolved) {
    return printSymbolic
        ? new SymbolicPrinting(shell(), program(resolved), trace)
            .run(shared().output(), shared().quiet())
        : super.work(resolved);
  }

  private ProgramInputs program(Inputs inputs) {
    return new ProgramInputs(
        inputs.application(), inputs.classPath(), shared().jdkHome(), Map.of());
  }

  @Override
  protected Analysis analysis(Inputs inputs) {
    PredictOptions options = new PredictOptions(window, solverTimeout, shared().threads());
    PredictRequest request =
        new PredictRequest(
            program(inputs),
            trace,
            schedules.orElse(trace.resolve(ScheduleFolder.NAME)),
            options,
            report);
    return new PredictAnalysis(request, new Interruption());
  }
}
