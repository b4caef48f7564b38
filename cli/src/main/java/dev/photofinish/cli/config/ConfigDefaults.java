package dev.photofinish.cli.config;

import dev.photofinish.cli.error.BadUsage;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Answers for options that are not on the command line: with what the configuration file says for
 * the command, else with what it says for all commands.
 */
public final class ConfigDefaults implements IDefaultValueProvider {

  /** By the table's name, a dot and the option's name; the name alone for all commands. */
  private final Map<String, String> values;

  private ConfigDefaults(Map<String, String> values) {
    this.values = Map.copyOf(values);
  }

  /**
   * Reads and checks a file.
   *
   * @param root the command whose options, and whose subcommands' options, the file may set
   * @throws BadUsage if the file is no TOML, has an unknown key or a value that is none
   */
  public static ConfigDefaults read(Path file, CommandSpec root) {
    return new ConfigDefaults(new ConfigChecker(ConfigFile.read(file), root).check());
  }

  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    if (!(argument instanceof OptionSpec option)) {
      return null;
    }
    String key = ConfigKeys.keyOf(option);
    String found = values.get(key);
    String table = "";
    for (String part : ConfigKeys.tableOf(option.command())) {
      table = table + part + ".";
      found = values.getOrDefault(table + key, found);
    }
    return found;
  }
}
