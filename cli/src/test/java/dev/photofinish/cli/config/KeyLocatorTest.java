package dev.photofinish.cli.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyLocatorTest {

  private static final String TOML =
      """
      # format = "not here"
      format = "json"
      "quoted" = 1

      [scan]   # a table
      format = "text"
      source = [
        "a",
      ]
      [ trace . print ]
      quiet = true
      """;

  private static int line(String table, String key) {
    return new KeyLocator(TOML.lines().toList()).lineOf(table, key);
  }

  @Test
  void findsKeysInTheirTables() {
    assertThat(line("", "format")).isEqualTo(2);
    assertThat(line("", "quoted")).isEqualTo(3);
    assertThat(line("scan", "format")).isEqualTo(6);
    assertThat(line("trace.print", "quiet")).isEqualTo(11);
  }

  @Test
  void findsTables() {
    assertThat(line("", "scan")).isEqualTo(5);
  }

  @Test
  void fallsBackToTheTable() {
    assertThat(line("scan", "strange")).isEqualTo(5);
    assertThat(line("nowhere", "strange")).isEqualTo(1);
  }
}
