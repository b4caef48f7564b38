package dev.photofinish.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrapTest {

  @Test
  void breaksAtSpaces() {
    assertThat(Wrap.lines("one two three", 7)).containsExactly("one two", "three");
    assertThat(Wrap.lines("one two three", 8)).containsExactly("one two", "three");
    assertThat(Wrap.lines("one two three", 13)).containsExactly("one two three");
    assertThat(Wrap.lines("one two three", 12)).containsExactly("one two", "three");
  }

  @Test
  void neverBreaksAWord() {
    assertThat(Wrap.lines("at com/acme/Bank.java:17 now", 10))
        .containsExactly("at", "com/acme/Bank.java:17", "now");
  }

  @Test
  void countsCodePoints() {
    String rocket = "\ud83d\ude80";

    assertThat(Wrap.columns(rocket)).isEqualTo(1);
    assertThat(Wrap.lines(rocket + " " + rocket, 3)).containsExactly(rocket + " " + rocket);
  }

  @Test
  void anEmptyTextIsOneEmptyLine() {
    assertThat(Wrap.lines("  ", 10)).containsExactly("");
  }
}
