package dev.photofinish.cli.error;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in our words what picocli found wrong with the arguments. */
final class UsageText {

  private UsageText() {}

  static String of(ParameterException problem) {
    if (problem instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    if (problem instanceof MissingParameterException missing) {
      return missing(missing);
    }
    if (problem instanceof OverwrittenOptionException twice) {
      return name(twice.getOverwritten()) + " is given twice";
    }
    if (problem.getCause() instanceof TypeConversionException reason) {
      return name(problem.getArgSpec()) + " " + problem.getValue() + ": " + reason.getMessage();
    }
    return String.valueOf(problem.getMessage());
  }

  private static String unmatched(UnmatchedArgumentException problem) {
    String first = problem.getUnmatched().get(0);
    CommandSpec command = problem.getCommandLine().getCommandSpec();
    if (problem.isUnknownOption()) {
      return "unknown option " + first + hint(first, command);
    }
    if (command.subcommands().isEmpty()) {
      return "unexpected argument " + first;
    }
    return "no such command: " + first + didYouMean(first, commandNames(command));
  }

  /** Whoever forgot the separator before a program sees the program's options refused. */
  private static String hint(String option, CommandSpec command) {
    String similar = didYouMean(option, optionNames(command));
    boolean runsProgram =
        command.positionalParameters().stream().anyMatch(p -> p.paramLabel().equals("COMMAND"));
    return similar.isEmpty() && runsProgram ? "; the program to run goes after --" : similar;
  }

  private static String missing(MissingParameterException problem) {
    ArgSpec missing = problem.getMissing().get(0);
    // picocli has one exception for an option that is missing and for an option without its value.
    boolean onlyTheValue =
        !String.valueOf(problem.getMessage()).startsWith("Missing required option");
    if (missing.isOption() && onlyTheValue) {
      return name(missing) + " needs a value: " + missing.paramLabel();
    }
    return problem.getMissing().stream()
        .map(UsageText::synopsis)
        .collect(Collectors.joining(" and ", "missing ", ""));
  }

  private static String synopsis(ArgSpec argument) {
    return argument.isOption()
        ? name(argument) + " " + argument.paramLabel()
        : argument.paramLabel();
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static String didYouMean(String word, Collection<String> known) {
    String bare = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
    return Closest.to(bare, known).map(closest -> "; did you mean " + closest + "?").orElse("");
  }

  private static List<String> optionNames(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.hidden())
        .map(OptionSpec::longestName)
        .toList();
  }

  private static List<String> commandNames(CommandSpec command) {
    return command.subcommands().entrySet().stream()
        .filter(entry -> !entry.getValue().getCommandSpec().usageMessage().hidden())
        .map(Map.Entry::getKey)
        .toList();
  }
}
