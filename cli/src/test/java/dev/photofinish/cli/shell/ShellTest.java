package dev.photofinish.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellTest {

  private static Shell shell(boolean terminal, Map<String, String> variables) {
    return new Shell(System.out, System.err, terminal, terminal, variables, Path.of(""));
  }

  @Test
  void coloursNeedATerminalThatCanAndAUserWhoDoesNotObject() {
    assertThat(shell(true, Map.of()).colour()).isTrue();
    assertThat(shell(true, Map.of("TERM", "xterm-256color")).colour()).isTrue();
    assertThat(shell(false, Map.of()).colour()).isFalse();
    assertThat(shell(true, Map.of("TERM", "dumb")).colour()).isFalse();
    assertThat(shell(true, Map.of("NO_COLOR", "1")).colour()).isFalse();
  }

  /** So says no-color.org: present and not an empty string. */
  @Test
  void anEmptyObjectionIsNone() {
    assertThat(shell(true, Map.of("NO_COLOR", "")).colour()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"132,132", "'',100", "wide,100", "-5,100", "0,100", "99999999999,100"})
  void theWidthComesFromColumns(String columns, int width) {
    assertThat(shell(true, Map.of("COLUMNS", columns)).width()).isEqualTo(width);
  }

  @Test
  void theWidthHasADefault() {
    assertThat(shell(true, Map.of()).width()).isEqualTo(100);
  }
}
