package dev.photofinish.cli.error;

import java.io.PrintStream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Turns what a running command throws into one line for the user, or into a text to report. */
public final class ExecutionErrors implements IExecutionExceptionHandler {

  private final PrintStream err;
  private final CrashReport crash;

  public ExecutionErrors(PrintStream err, CrashReport crash) {
    this.err = err;
    this.crash = crash;
  }

  @Override
  public int handleExecutionException(Exception problem, CommandLine command, ParseResult parsed) {
    if (problem instanceof BadUsage badUsage) {
      err.println(ErrorLine.of(command, badUsage.text()));
      return ExitCodes.BAD_USAGE;
    }
    return crash.report(problem, parsed.originalArgs());
  }
}
