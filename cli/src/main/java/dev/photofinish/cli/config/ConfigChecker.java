package dev.photofinish.cli.config;

import com.fasterxml.jackson.databind.JsonNode;
import dev.photofinish.cli.error.Closest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Holds a configuration file against the commands' options.
 *
 * <p>Used once, by one thread.
 */
final class ConfigChecker {

  private final ConfigFile file;
  private final CommandSpec root;
  private final Map<String, String> values = new LinkedHashMap<>();

  ConfigChecker(ConfigFile file, CommandSpec root) {
    this.file = file;
    this.root = root;
  }

  /** The values by table and key. */
  Map<String, String> check() {
    checkTable(List.of(), root, file.tree());
    return values;
  }

  private void checkTable(List<String> table, CommandSpec command, JsonNode node) {
    for (Map.Entry<String, JsonNode> entry : node.properties()) {
      CommandLine below = command.subcommands().get(entry.getKey());
      if (entry.getValue().isObject() && below != null) {
        checkTable(with(table, entry.getKey()), below.getCommandSpec(), entry.getValue());
      } else {
        checkValue(table, command, entry.getKey(), entry.getValue());
      }
    }
  }

  private void checkValue(List<String> table, CommandSpec command, String key, JsonNode value) {
    OptionSpec option =
        ConfigKeys.find(command, key)
            .orElseThrow(() -> file.complain(table, key, unknown(table, command, key, value)));
    try {
      String text = ConfigValue.text(option, value);
      ConfigValue.check(option, text);
      values.put(String.join(".", with(table, key)), text);
    } catch (BadValue e) {
      throw file.complain(table, key, key + ": " + e.getMessage());
    }
  }

  private String unknown(List<String> table, CommandSpec command, String key, JsonNode value) {
    boolean isTable = value.isObject();
    List<String> known =
        isTable ? List.copyOf(command.subcommands().keySet()) : ConfigKeys.keys(command);
    String hint = Closest.to(key, known).map(name -> "; did you mean " + name + "?").orElse("");
    String what = isTable ? "no such command: " : "no such option: ";
    String where = isTable || table.isEmpty() ? "" : " of " + String.join(" ", table);
    return what + key + where + hint;
  }

  private static List<String> with(List<String> table, String name) {
    List<String> longer = new ArrayList<>(table);
    longer.add(name);
    return longer;
  }
}
