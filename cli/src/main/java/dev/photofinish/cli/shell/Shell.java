package dev.photofinish.cli.shell;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * What the command sees of the process around it; tests hand in their own.
 *
 * @param out where findings go
 * @param err where progress, notices and errors go
 * @param outIsTerminal whether a person reads {@code out} on a terminal
 * @param errIsTerminal whether a person reads {@code err} on a terminal
 * @param variables the environment variables
 * @param folder the working folder
 */
public record Shell(
    PrintStream out,
    PrintStream err,
    boolean outIsTerminal,
    boolean errIsTerminal,
    Map<String, String> variables,
    Path folder) {

  private static final int DEFAULT_WIDTH = 100;

  public Shell {
    variables = Map.copyOf(variables);
  }

  /** Whether text on standard output may be coloured. */
  public boolean colour() {
    return outIsTerminal && variable("NO_COLOR").isEmpty() && !isDumb();
  }

  /** Whether the terminal says that it cannot colour or overwrite lines. */
  public boolean isDumb() {
    return variable("TERM").equals("dumb");
  }

  /** How many columns a line may have. */
  public int width() {
    String columns = variable("COLUMNS");
    return columns.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(columns) : DEFAULT_WIDTH;
  }

  /** A variable's value, or nothing. */
  public String variable(String name) {
    return variables.getOrDefault(name, "");
  }
}
