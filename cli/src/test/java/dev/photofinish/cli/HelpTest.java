package dev.photofinish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help, version and completion. */
class HelpTest {

  private static final List<String> EVERYWHERE =
      List.of(
          "--format",
          "--output",
          "--classpath",
          "--source",
          "--threads",
          "--quiet",
          "--no-color",
          "--config",
          "--baseline",
          "--suppress",
          "--fail-on",
          "--jdk-home",
          "--help");

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "scan",
        "prove",
        "verify",
        "record",
        "trace print",
        "trace export",
        "predict",
        "replay"
      })
  void everyCommandHasHelpWithTheSharedOptionsAndAnExample(String command) {
    Outcome outcome = new CliRun(folder).run((command + " --help").split(" ", -1));

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .startsWith("Usage: photofinish " + command)
        .contains(EVERYWHERE)
        .containsPattern("Examples?: photofinish " + command);
  }

  @Test
  void theCommandItselfListsItsSubcommandsAndExitCodes() {
    Outcome outcome = new CliRun(folder).run("--help");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("scan", "prove", "verify", "record", "trace", "predict", "replay")
        .contains("generate-completion")
        .contains("Exit codes");
  }

  @Test
  void theVersionComesFromTheBuild() {
    Outcome outcome = new CliRun(folder).run("--version");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).matches("photofinish \\d+\\.\\d+\\.\\d+\\S*\\R");
  }

  @Test
  void helpComesEvenIfTheConfigurationIsBroken() throws IOException {
    Files.writeString(folder.resolve("photofinish.toml"), "[[[");

    assertThat(new CliRun(folder).run("scan", "--help").exitCode()).isZero();
    assertThat(new CliRun(folder).run("--version").exitCode()).isZero();
  }

  @Test
  void helpFitsNarrowTerminals() {
    Outcome narrow = new CliRun(folder).variable("COLUMNS", "60").run("scan", "--help");

    assertThat(narrow.out().lines()).allMatch(line -> line.length() <= 60);
    assertThat(new CliRun(folder).variable("COLUMNS", "9").run("scan", "--help").exitCode())
        .isZero();
  }

  @Test
  void theCompletionScriptKnowsCommandsAndChoices() {
    Outcome outcome = new CliRun(folder).run("generate-completion");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("complete -F", "--min-verdict", "sarif");
  }

  @Test
  void helpHasColoursOnATerminalOnly() {
    assertThat(new CliRun(folder).run("--help").out()).doesNotContain("\u001b[");
    assertThat(new CliRun(folder).onTerminal().run("--help").out()).contains("\u001b[");
    assertThat(new CliRun(folder).onTerminal().variable("TERM", "dumb").run("--help").out())
        .doesNotContain("\u001b[");
  }
}
