package dev.photofinish.cli.command;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.input.Checks;
import dev.photofinish.cli.run.TraceExporting;
import dev.photofinish.cli.run.TracePrinting;
import dev.photofinish.cli.shell.Shell;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code photofinish trace}: looks into a trace. */
@Command(
    name = "trace",
    description = "Prints a trace that record wrote, or exports it for other tools.",
    footer = {"", "Example: photofinish trace print .photofinish/trace"})
public final class TraceCommand implements Callable<Integer> {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  boolean help;

  private TraceCommand() {}

  /** The command with what it can do. */
  public static CommandLine in(Shell shell) {
    return new CommandLine(new TraceCommand())
        .addSubcommand(new Print(shell))
        .addSubcommand(new Export(shell));
  }

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

    private final Shell shell;

    @Mixin private final SharedOptions shared = new SharedOptions();

    @Parameters(paramLabel = "DIR", description = "The trace that record wrote.")
    Path trace = Folders.TRACE;

    Print(Shell shell) {
      this.shell = shell;
    }

    @Override
    public Integer call() {
      shared.check();
      Checks.folderExists(Checks.INPUT, trace);
      return new TracePrinting(shell, shared.quiet()).print(trace, shared.output());
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

    private final Shell shell;

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

    Export(Shell shell) {
      this.shell = shell;
    }

    @Override
    public Integer call() {
      shared.check();
      Checks.fileCanBeWritten("--std", std);
      Checks.folderExists(Checks.INPUT, trace);
      return new TraceExporting(shell, shared.quiet()).export(trace, std);
    }
  }
}
