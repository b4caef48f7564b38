package dev.photofinish.cli.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun.Outcome;
import dev.photofinish.cli.GoldenFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code photofinish prove} prints about the examples. */
class ProveReportTest {

  @TempDir Path folder;
  private ProvedProgram press;

  @BeforeEach
  void compile() throws IOException {
    press = ProvedProgram.example("press", folder.resolve("press"));
  }

  private ProvedProgram bank() throws IOException {
    return ProvedProgram.example("bank", folder.resolve("bank"));
  }

  @Test
  void tellsAStrangerWhatIsLeftAndWhatIsNot() throws IOException {
    Outcome outcome = press.prove("--main", "com.acme.press.Press");

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err()).isEmpty();
    GoldenFile.check("press.txt", ProvedProgram.timeless(outcome));
  }

  @Test
  void findsMainMethodsByItself() {
    assertThat(ProvedProgram.timeless(press.prove()))
        .isEqualTo(ProvedProgram.timeless(press.prove("--main", "com.acme.press.Press")));
  }

  @Test
  void hasTheJsonOfTheContract() throws IOException {
    Outcome outcome = press.prove("--format", "json");

    assertThat(outcome.exitCode()).isEqualTo(1);
    GoldenFile.check("press.json", ProvedProgram.timeless(outcome));
  }

  @Test
  void explainsEveryPair() throws IOException {
    Outcome outcome = press.prove("--explain", "Stack.sheets");

    assertThat(outcome.exitCode()).isZero();
    GoldenFile.check("press-explain.txt", ProvedProgram.timeless(outcome));
  }

  @Test
  void analysesALibraryAndShowsItByObject() throws IOException {
    Outcome outcome = bank().prove("--api", "com.acme.Bank", "--group-by", "object");

    assertThat(outcome.exitCode()).isEqualTo(1);
    GoldenFile.check("bank-api.txt", ProvedProgram.timeless(outcome));
  }

  @Test
  void printsTheHarness() throws IOException {
    Outcome outcome = bank().prove("--api", "com.acme.Bank", "--print-harness");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("public class Harness {", "bank.deposit(i, l);", "bank.transfer(i, i, l)");
  }

  @Test
  void saysTheSameTwice() throws IOException {
    for (String format : new String[] {"text", "json", "sarif", "html"}) {
      Outcome once = bank().prove("--format", format);
      Outcome again = bank().prove("--format", format, "--threads", "1");

      assertThat(ProvedProgram.timeless(once)).isEqualTo(ProvedProgram.timeless(again));
    }
  }

  @Test
  void failsFromTheThresholdOn() {
    assertThat(press.prove("--fail-on", "likely").exitCode()).isZero();
  }

  @Test
  void takesAFixedDepth() {
    assertThat(press.prove("--k", "2").out())
        .contains(" 1         5                    8           2");
  }
}
