package dev.photofinish.cli.command;

import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.run.ReplayAnalysis;
import dev.photofinish.cli.run.ReportingPipeline;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code photofinish replay}: runs a program under a predicted schedule. */
@Command(
    name = "replay",
    sortOptions = false,
    customSynopsis = "photofinish replay --schedule FILE [OPTIONS] [-- COMMAND [ARGUMENT...]]",
    description = "Runs a program under a predicted schedule and stops where two threads collide.",
    footer = {
      "",
      "Example: photofinish replay --schedule .photofinish/schedules/1 -- java -jar app.jar"
    })
public final class ReplayCommand implements Callable<Integer> {

  @Mixin private final SharedOptions shared = new SharedOptions();
  @Mixin final Program program = new Program();

  @Option(
      names = "--schedule",
      order = 1,
      required = true,
      paramLabel = "FILE",
      description = "The schedule that predict wrote.")
  Path schedule = Path.of("");

  @Option(
      names = "--attempts",
      order = 2,
      paramLabel = "N",
      converter = WholeNumber.FromOne.class,
      description = "Try so many times to follow the schedule (${DEFAULT-VALUE} if not given).")
  int attempts = 3;

  private final Shell shell;

  public ReplayCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    shared.check();
    Checks.fileExists("--schedule", schedule);
    ReplayAnalysis analysis = new ReplayAnalysis(shell, program.wordsIfAny(), schedule, attempts);
    Inputs inputs = new Inputs(List.of(), List.of(), shared.sources(), List.of());
    return new ReportingPipeline(shell, shared.reportOptions("replay", Verdict.CONFIRMED))
        .run(inputs, analysis);
  }
}
