package dev.photofinish.cli.command;

import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.run.Analysis;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Verdict;
import java.nio.file.Path;
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
      description = "Look at so many events at once.")
  Optional<Integer> window = Optional.empty();

  @Option(
      names = "--solver-timeout",
      order = 3,
      paramLabel = "SECONDS",
      converter = WholeNumber.FromOne.class,
      description = "Give the solver so much time for one question.")
  Optional<Integer> solverTimeout = Optional.empty();

  @Option(
      names = "--schedules",
      order = 4,
      paramLabel = "DIR",
      description = "Where the schedules for replay go (${DEFAULT-VALUE} if not given).")
  Path schedules = Folders.SCHEDULES;

  public PredictCommand(Shell shell) {
    super(shell, "predict", Verdict.POSSIBLE);
  }

  @Override
  protected void checkOptions() {
    Checks.folderExists("--trace", trace);
    Checks.folderCanBeMade("--schedules", schedules);
  }

  @Override
  protected Analysis analysis(Inputs inputs) {
    throw NotYet.able("predict");
  }
}
