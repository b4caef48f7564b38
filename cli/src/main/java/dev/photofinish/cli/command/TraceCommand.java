package dev.photofinish.cli.command;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.input.Checks;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code photofinish trace}: looks into a trace. */
@Command(
    name = "trace",
    description = "Prints a trace that record wrote, or exports it for other tools.",
    subcommands = {TraceCommand.Print.class, TraceCommand.Export.class},
    footer = {"", "Example: photofinish trace print .photofinish/trace"})
public final class TraceCommand implements Callable<Integer> {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  boolean help;

  @Override
  public Integer call() {
    throw new BadUsage("missing what to do: print or export");
  }

  /** {@code photofinish trace print}. */
  @Command(
      name = "print",
      sortOptions = false,
      customSynopsis = "photofinish trace print [OPTIONS] DIR",
      description = "Prints the events of a trace, one a line.",
      footer = {"", "Example: photofinish trace print .photofinish/trace"})
  static final class Print implements Callable<Integer> {

    @Mixin private final SharedOptions shared = new SharedOptions();

    @Parameters(paramLabel = "DIR", description = "The trace that record wrote.")
    Path trace = Folders.TRACE;

    @Override
    public Integer call() {
      shared.check();
      Checks.folderExists(Checks.INPUT, trace);
      throw NotYet.able("print traces");
    }
  }

  /** {@code photofinish trace export}. */
  @Command(
      name = "export",
      sortOptions = false,
      customSynopsis = "photofinish trace export --std FILE [OPTIONS] DIR",
      description = "Writes a trace in the format of other tools.",
      footer = {"", "Example: photofinish trace export --std run.std .photofinish/trace"})
  static final class Export implements Callable<Integer> {

    @Mixin private final SharedOptions shared = new SharedOptions();

    @Option(
        names = "--std",
        order = 1,
        required = true,
        paramLabel = "FILE",
        description = "Write the standard format of trace analysers to this file.")
    Path std = Path.of("");

    @Parameters(paramLabel = "DIR", description = "The trace that record wrote.")
    Path trace = Folders.TRACE;

    @Override
    public Integer call() {
      shared.check();
      Checks.fileCanBeWritten("--std", std);
      Checks.folderExists(Checks.INPUT, trace);
      throw NotYet.able("export traces");
    }
  }
}
