package dev.photofinish.cli;

import dev.photofinish.cli.shell.Shell;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Runs the real command in this process, in a shell whose streams the test reads. */
public final class CliRun {

  /** How a run ended and what it printed. */
  public record Outcome(int exitCode, String out, String err) {
    public List<String> errorLines() {
      return err.lines().toList();
    }
  }

  private final Path folder;
  private final Map<String, String> variables = new HashMap<>();
  private boolean terminal;
  private Function<Shell, List<Object>> extraCommands = shell -> List.of();

  /**
   * @param folder the working folder
   */
  public CliRun(Path folder) {
    this.folder = folder;
  }

  public CliRun variable(String name, String value) {
    variables.put(name, value);
    return this;
  }

  /** As if both streams were terminals. */
  public CliRun onTerminal() {
    terminal = true;
    return this;
  }

  public CliRun with(Function<Shell, Object> command) {
    extraCommands = shell -> List.of(command.apply(shell));
    return this;
  }

  public Outcome run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Shell shell = new Shell(stream(out), stream(err), terminal, terminal, variables, folder);
    Cli cli = new Cli(shell);
    extraCommands.apply(shell).forEach(cli::with);
    int exitCode = cli.run(arguments);
    return new Outcome(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
