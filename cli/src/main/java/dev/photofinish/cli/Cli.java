package dev.photofinish.cli;

import dev.photofinish.cli.command.IrCommand;
import dev.photofinish.cli.command.PredictCommand;
import dev.photofinish.cli.command.ProveCommand;
import dev.photofinish.cli.command.RecordCommand;
import dev.photofinish.cli.command.ReplayCommand;
import dev.photofinish.cli.command.ScanCommand;
import dev.photofinish.cli.command.TraceCommand;
import dev.photofinish.cli.command.VerifyCommand;
import dev.photofinish.cli.config.ConfigDefaults;
import dev.photofinish.cli.config.ConfigLocation;
import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.error.CrashReport;
import dev.photofinish.cli.error.ErrorLine;
import dev.photofinish.cli.error.ExecutionErrors;
import dev.photofinish.cli.error.ExitCodes;
import dev.photofinish.cli.error.UsageErrors;
import dev.photofinish.cli.shell.Shell;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;

/** Puts the command together and runs it in a shell. */
final class Cli {

  /** picocli refuses less; more is hard to read. */
  private static final int LEAST_HELP_WIDTH = 55;

  private static final int MOST_HELP_WIDTH = 100;

  private final Shell shell;
  private final CommandLine command;
  private final CrashReport crash;

  Cli(Shell shell) {
    this.shell = shell;
    this.crash = new CrashReport(shell.err(), Version.current());
    this.command = new CommandLine(new Photofinish());
    List<Object> subcommands =
        List.of(
            new ScanCommand(shell),
            new ProveCommand(shell),
            new VerifyCommand(shell),
            new RecordCommand(),
            new TraceCommand(),
            new PredictCommand(shell),
            new ReplayCommand(),
            new IrCommand(shell),
            new GenerateCompletion());
    // References to picocli's methods would keep its class out of the archive of classes.
    for (Object subcommand : subcommands) {
      command.addSubcommand(subcommand);
    }
  }

  /** Adds a subcommand beyond the usual ones. */
  Cli with(Object subcommand) {
    command.addSubcommand(subcommand);
    return this;
  }

  /** Runs the command and returns its exit code, whatever happens. */
  int run(String... arguments) {
    try {
      configure();
      Optional<ConfigDefaults> defaults =
          ConfigLocation.find(shell.folder(), arguments)
              .map(file -> ConfigDefaults.read(file, command.getCommandSpec()));
      if (defaults.isPresent()) {
        command.setDefaultValueProvider(defaults.get());
      }
      return command.execute(arguments);
    } catch (BadUsage e) {
      shell.err().println(ErrorLine.of(commandOf(arguments), e.text()));
      return ExitCodes.BAD_USAGE;
    } catch (Throwable e) {
      return crash.report(e, List.of(arguments));
    }
  }

  /** The subcommand as far as it is known before the arguments are parsed. */
  private CommandLine commandOf(String... arguments) {
    return Stream.of(arguments)
        .limit(1)
        .map(command.getSubcommands()::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(command);
  }

  /** Goes to all subcommands, so it comes after they were added. */
  private void configure() {
    Ansi ansi = shell.colour() ? Ansi.ON : Ansi.OFF;
    command
        .setOut(writer(shell.out()))
        .setErr(writer(shell.err()))
        .setColorScheme(Help.defaultColorScheme(ansi))
        .setUsageHelpWidth(Math.max(LEAST_HELP_WIDTH, Math.min(MOST_HELP_WIDTH, shell.width())))
        .setUsageHelpAutoWidth(false)
        // A program after -- may have arguments of its own that begin with an at sign.
        .setExpandAtFiles(false)
        .setParameterExceptionHandler(new UsageErrors(shell.err()))
        .setExecutionExceptionHandler(new ExecutionErrors(shell.err(), crash));
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
