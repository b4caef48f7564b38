package dev.photofinish.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordTest {

  @Test
  void whatIsPlainStaysAsItIs() {
    assertThat(ShellWord.of("/tmp/Büro_1/race-1.schedule"))
        .isEqualTo("/tmp/Büro_1/race-1.schedule");
  }

  @Test
  void blanksAreQuoted() {
    assertThat(ShellWord.of("my trace")).isEqualTo("'my trace'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "a  b", "it's", "$HOME", "`id`", "a\\b", "~", "a;b", "*", "\"", "''"})
  void aShellTakesItForTheWord(String word) throws Exception {
    Process shell = new ProcessBuilder("sh", "-c", "printf %s " + ShellWord.of(word)).start();
    String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(printed).isEqualTo(word);
  }
}
