package dev.photofinish.cli.error;

import picocli.CommandLine;

/** The one line that a user sees when the command cannot go on. */
public final class ErrorLine {

  private static final String TOOL = "photofinish";

  private ErrorLine() {}

  /** The line for a message from the command as a whole. */
  public static String of(String message) {
    return TOOL + ": " + onOneLine(message);
  }

  /** The line for a message from a subcommand: {@code photofinish: trace print: message}. */
  public static String of(CommandLine command, String message) {
    return of(prefix(command) + message);
  }

  private static String prefix(CommandLine command) {
    String path = command.getCommandSpec().qualifiedName(" ");
    return path.equals(TOOL) ? "" : path.substring(TOOL.length() + 1) + ": ";
  }

  /** File names may hold anything, line breaks and terminal escapes too. */
  private static String onOneLine(String message) {
    StringBuilder line = new StringBuilder(message.length());
    message
        .codePoints()
        .map(c -> Character.isISOControl(c) ? ' ' : c)
        .forEach(line::appendCodePoint);
    return line.toString();
  }
}
