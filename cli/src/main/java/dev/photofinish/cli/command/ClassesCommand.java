package dev.photofinish.cli.command;

import dev.photofinish.cli.input.Extent;
import dev.photofinish.cli.input.InputResolver;
import dev.photofinish.cli.input.Inputs;
import dev.photofinish.cli.run.Analysis;
import dev.photofinish.cli.run.ReportOptions;
import dev.photofinish.cli.run.ReportingPipeline;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * A command that analyses classes: it checks its options, resolves its inputs, runs its engine and
 * writes the report. A subclass adds its own options and hands out its engine.
 */
public abstract class ClassesCommand implements Callable<Integer> {

  private final Shell shell;
  private final String name;
  private final Verdict defaultThreshold;

  @Mixin private final SharedOptions shared = new SharedOptions();

  @Parameters(
      paramLabel = "INPUT",
      arity = "0..*",
      description =
          "Class folders, jars, or a Maven or Gradle project's folder (its compiled classes are"
              + " found).")
  private List<Path> inputs = List.of();

  /**
   * @param shell the process around the command
   * @param name the command's name
   * @param defaultThreshold what {@code --fail-on} is if it is not given
   */
  protected ClassesCommand(Shell shell, String name, Verdict defaultThreshold) {
    this.shell = shell;
    this.name = name;
    this.defaultThreshold = defaultThreshold;
  }

  @Override
  public final Integer call() {
    shared.check();
    checkOptions();
    InputResolver resolver = new InputResolver(shell.variables(), extent());
    return work(resolver.resolve(inputs, shared.classPath(), shared.sources()));
  }

  /** How much of a project's folder the command looks at. */
  protected Extent extent() {
    return Extent.MAIN;
  }

  /** Does what the command is for: analyses, and writes the report. */
  protected int work(Inputs resolved) {
    ReportOptions options = shared.reportOptions(name, defaultThreshold);
    return new ReportingPipeline(shell, options).run(resolved, analysis(resolved));
  }

  /** The process around the command. */
  final Shell shell() {
    return shell;
  }

  /** The inputs as the user names them. */
  final List<Path> inputs() {
    return inputs;
  }

  /** The options that every command has, for the engine. */
  final SharedOptions shared() {
    return shared;
  }

  /** Checks the command's own options; complains with a {@code BadUsage}. */
  protected void checkOptions() {}

  /** The engine with the options and these inputs, ready to run. */
  protected abstract Analysis analysis(Inputs inputs);
}
