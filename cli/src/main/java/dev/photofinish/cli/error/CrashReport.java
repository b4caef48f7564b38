package dev.photofinish.cli.error;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tells the user what to report when Photofinish itself failed. */
public final class CrashReport {

  private final PrintStream err;
  private final String version;

  public CrashReport(PrintStream err, String version) {
    this.err = err;
    this.version = version;
  }

  /** Prints the report and returns the exit code. */
  public int report(Throwable problem, List<String> arguments) {
    err.println(ErrorLine.of("internal error: " + problem));
    advice(problem).ifPresent(err::println);
    err.println("Please report this, with the lines below:");
    err.println("  version: " + version);
    err.println("  java:    " + java());
    err.println("  command: photofinish " + quoted(arguments));
    problem.printStackTrace(err);
    return ExitCodes.INTERNAL_ERROR;
  }

  private static Optional<String> advice(Throwable problem) {
    if (problem instanceof OutOfMemoryError) {
      return Optional.of("More memory may help: PHOTOFINISH_JAVA_OPTS=-Xmx8g photofinish ...");
    }
    return Optional.empty();
  }

  private static String java() {
    return List.of("java.version", "java.vendor", "os.name", "os.version", "os.arch").stream()
        .map(System::getProperty)
        .collect(Collectors.joining(", "));
  }

  private static String quoted(List<String> arguments) {
    return arguments.stream()
        .map(argument -> argument.matches("[\\w./:=,@%+-]+") ? argument : "'" + argument + "'")
        .collect(Collectors.joining(" "));
  }
}
