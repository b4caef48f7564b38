package dev.photofinish.cli.error;

import java.io.PrintStream;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/** Prints one line for arguments that cannot be parsed, where picocli would print a page. */
public final class UsageErrors implements IParameterExceptionHandler {

  private final PrintStream err;

  public UsageErrors(PrintStream err) {
    this.err = err;
  }

  @Override
  public int handleParseException(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    String text = UsageText.of(problem);
    String hint = "; try " + command.getCommandSpec().qualifiedName(" ") + " --help";
    err.println(ErrorLine.of(command, text.endsWith("?") ? text : text + hint));
    return ExitCodes.BAD_USAGE;
  }
}
