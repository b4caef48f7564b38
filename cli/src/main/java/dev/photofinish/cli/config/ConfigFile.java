package dev.photofinish.cli.config;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import dev.photofinish.cli.error.BadUsage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A TOML file with its text, so that a complaint can name the line.
 *
 * @param tree what it says
 * @param lines how it is written
 */
record ConfigFile(Path path, JsonNode tree, List<String> lines) {

  static ConfigFile read(Path path) {
    try {
      String text = Files.readString(path);
      return new ConfigFile(path, new TomlMapper().readTree(text), text.lines().toList());
    } catch (JacksonException e) {
      throw new BadUsage(path + ":" + e.getLocation().getLineNr() + ": " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new BadUsage(path + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  /** A complaint about a key, with its place. */
  BadUsage complain(List<String> table, String key, String complaint) {
    return new BadUsage(path + ":" + lineOf(table, key) + ": " + complaint);
  }

  private int lineOf(List<String> table, String key) {
    return new KeyLocator(lines).lineOf(String.join(".", table), key);
  }
}
