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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
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

  /** The name that picocli gives it; it tells of all the others. */
  private static final String COMPLETION = "generate-completion";

  private final Shell shell;
  private final CommandLine command = new CommandLine(new Photofinish());
  private final CrashReport crash;

  /** The subcommands by their names, in the order of the help. */
  private final Map<String, Supplier<Object>> subcommands = new LinkedHashMap<>();

  private final List<Object> further = new ArrayList<>();

  Cli(Shell shell) {
    this.shell = shell;
    this.crash = new CrashReport(shell.err(), Version.current());
    subcommands.put("scan", () -> new ScanCommand(shell));
    subcommands.put("prove", () -> new ProveCommand(shell));
    subcommands.put("verify", () -> new VerifyCommand(shell));
    subcommands.put("record", () -> new RecordCommand(shell));
    subcommands.put("trace", () -> TraceCommand.in(shell));
    subcommands.put("predict", () -> new PredictCommand(shell));
    subcommands.put("replay", () -> new ReplayCommand(shell));
    subcommands.put("ir", () -> new IrCommand(shell));
    subcommands.put(COMPLETION, GenerateCompletion::new);
  }

  /** Adds a subcommand beyond the usual ones. */
  Cli with(Object subcommand) {
    further.add(subcommand);
    return this;
  }

  /** Runs the command and returns its exit code, whatever happens. */
  int run(String... arguments) {
    try {
      addSubcommands(arguments);
      Optional<Path> config = ConfigLocation.find(shell.folder(), arguments);
      if (config.isPresent()) {
        // The file is checked against all of them.
        addAll(subcommands.keySet());
      }
      configure();
      if (config.isPresent()) {
        command.setDefaultValueProvider(
            ConfigDefaults.read(config.get(), command.getCommandSpec()));
      }
      return command.execute(arguments);
    } catch (BadUsage e) {
      shell.err().println(ErrorLine.of(commandOf(arguments), e.text()));
      return ExitCodes.BAD_USAGE;
    } catch (Throwable e) {
      return crash.report(e, List.of(arguments));
    }
  }

  /** One that is named needs no others, and what picocli finds out about each takes time. */
  private void addSubcommands(String... arguments) {
    boolean isNamed =
        arguments.length > 0
            && subcommands.containsKey(arguments[0])
            && !arguments[0].equals(COMPLETION);
    addAll(isNamed ? Set.of(arguments[0]) : subcommands.keySet());
    for (Object subcommand : further) {
      command.addSubcommand(subcommand);
    }
  }

  private void addAll(Set<String> names) {
    // References to picocli's methods would keep its class out of the archive of classes.
    for (Map.Entry<String, Supplier<Object>> each : subcommands.entrySet()) {
      String name = each.getKey();
      if (names.contains(name) && !command.getSubcommands().containsKey(name)) {
        command.addSubcommand(each.getValue().get());
      }
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
