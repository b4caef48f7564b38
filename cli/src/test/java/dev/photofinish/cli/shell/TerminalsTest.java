package dev.photofinish.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TerminalsTest {

  @Test
  void theLaunchersWordCounts() {
    assertThat(Terminals.of("12", null)).isEqualTo(new Terminals(true, true));
    assertThat(Terminals.of("1", null)).isEqualTo(new Terminals(true, false));
    assertThat(Terminals.of("2", null)).isEqualTo(new Terminals(false, true));
    assertThat(Terminals.of("", null)).isEqualTo(new Terminals(false, false));
  }

  @Test
  void withoutAConsoleThereIsNoTerminal() {
    assertThat(Terminals.of(null, null)).isEqualTo(new Terminals(false, false));
  }
}
