package dev.photofinish.cli.command;

import dev.photofinish.cli.error.BadUsage;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The program to run, which stands after {@code --}. */
@Command
final class Program {

  private static final String SEPARATOR = "--";

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..*",
      description = "After --, the program to run with its arguments: java ..., mvn test.")
  private List<String> words = List.of();

  /** The program and its arguments. */
  List<String> words() {
    int separator = arguments().indexOf(SEPARATOR);
    if (separator < 0 || words.isEmpty()) {
      throw new BadUsage("no program to run: put it after --, as in -- java -jar app.jar");
    }
    if (words.size() != arguments().size() - separator - 1) {
      throw new BadUsage("unexpected argument " + words.get(0) + ": the program goes after --");
    }
    return words;
  }

  /** The same, or nothing if none is named. */
  List<String> wordsIfAny() {
    return words.isEmpty() && !arguments().contains(SEPARATOR) ? List.of() : words();
  }

  private List<String> arguments() {
    if (command == null) {
      throw new IllegalStateException("asked for before the command line was parsed");
    }
    return command.root().commandLine().getParseResult().originalArgs();
  }
}
