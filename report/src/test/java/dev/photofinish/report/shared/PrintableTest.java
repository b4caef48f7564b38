package dev.photofinish.report.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {

  @Test
  void ordinaryTextStaysAsItIs() {
    String text = "Bank$Account.\u00e4\u4e2d\ud83d\ude80 <T> \\u0041";

    assertThat(Printable.of(text)).isSameAs(text);
  }

  @Test
  void whatDrivesATerminalIsEscaped() {
    assertThat(Printable.of("a\u001b[31m\r\n\t\u0085\u2028"))
        .isEqualTo("a\\u001b[31m\\u000d\\u000a\\u0009\\u0085\\u2028");
  }

  @Test
  void whatReordersTextIsEscaped() {
    assertThat(Printable.of("\u202eevil\u2066")).isEqualTo("\\u202eevil\\u2066");
  }

  @Test
  void halfACharacterIsEscaped() {
    assertThat(Printable.of("\ud83d!")).isEqualTo("\\ud83d!");
  }
}
