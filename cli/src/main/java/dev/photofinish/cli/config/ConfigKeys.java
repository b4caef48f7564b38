package dev.photofinish.cli.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** How options and commands are named in the configuration file. */
final class ConfigKeys {

  private static final Set<String> NOT_SETTABLE = Set.of("config", "help", "version");

  private ConfigKeys() {}

  /** The long name without its dashes. */
  static String keyOf(OptionSpec option) {
    return option.longestName().replaceFirst("^-+", "");
  }

  /** The table of a command: its name, after the names of the commands above it. */
  static List<String> tableOf(@Nullable CommandSpec command) {
    List<String> names = new ArrayList<>();
    for (CommandSpec each = command; each != null && each.parent() != null; each = each.parent()) {
      names.add(0, each.name());
    }
    return names;
  }

  /** The option of that name that the command or a command below it has. */
  static Optional<OptionSpec> find(CommandSpec command, String key) {
    return options(command).filter(option -> keyOf(option).equals(key)).findFirst();
  }

  /** All keys that a command's table may have. */
  static List<String> keys(CommandSpec command) {
    return options(command).map(ConfigKeys::keyOf).distinct().toList();
  }

  private static Stream<OptionSpec> options(CommandSpec command) {
    Stream<OptionSpec> own =
        command.options().stream().filter(option -> !NOT_SETTABLE.contains(keyOf(option)));
    Stream<OptionSpec> below =
        command.subcommands().values().stream()
            .map(CommandLine::getCommandSpec)
            .flatMap(ConfigKeys::options);
    return Stream.concat(own, below);
  }
}
