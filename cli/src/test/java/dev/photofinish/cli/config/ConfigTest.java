package dev.photofinish.cli.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun;
import dev.photofinish.cli.CliRun.Outcome;
import dev.photofinish.cli.FakeCommand;
import dev.photofinish.cli.Samples;
import dev.photofinish.finding.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Defaults from photofinish.toml. */
class ConfigTest {

  @TempDir Path folder;

  private Path config;

  @BeforeEach
  void someClasses() throws IOException {
    config = folder.resolve("photofinish.toml");
    Files.createDirectories(folder.resolve("classes"));
    Files.createFile(folder.resolve("classes/A.class"));
  }

  private Outcome run(String... options) {
    String[] arguments = new String[options.length + 2];
    arguments[0] = "fake";
    System.arraycopy(options, 0, arguments, 1, options.length);
    arguments[options.length + 1] = folder.resolve("classes").toString();
    return new CliRun(folder)
        .with(shell -> new FakeCommand(shell, Samples.withRace(Verdict.LIKELY)))
        .run(arguments);
  }

  private void write(String toml) throws IOException {
    Files.writeString(config, toml);
  }

  @Test
  void anOptionForAllCommands() throws IOException {
    write("format = \"json\"\n");

    assertThat(run().out()).startsWith("{");
  }

  @Test
  void aCommandsTableComesBeforeTheRest() throws IOException {
    write("format = \"html\"\nfail-on = \"likely\"\n[fake]\nformat = \"json\"\n");

    assertThat(run().out()).startsWith("{");
    assertThat(run().exitCode()).isEqualTo(1);
  }

  @Test
  void anotherCommandsTableDoesNotMatter() throws IOException {
    write("[scan]\nformat = \"html\"\nmin-verdict = \"strong\"\n");

    assertThat(run().out()).doesNotContain("<html");
  }

  @Test
  void theCommandLineWins() throws IOException {
    write("[fake]\nformat = \"json\"\nfail-on = \"likely\"\n");

    Outcome outcome = run("--format", "text", "--fail-on", "strong");

    assertThat(outcome.out()).doesNotStartWith("{");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void aListMayBeAnArrayOrAString() throws IOException {
    write("classpath = [\"no-1.jar\", \"no-2.jar\"]\nformat = \"json\"\n");
    assertThat(run().errorLines()).hasSize(2);

    write("classpath = \"no-3.jar\"\nformat = \"json\"\n");
    assertThat(run().errorLines())
        .containsExactly("photofinish: fake: no-3.jar: nothing there for --classpath");
  }

  @Test
  void flagsAndNumbersHaveTheirOwnTypes() throws IOException {
    write("quiet = true\nthreads = 2\nclasspath = \"no.jar\"\nformat = \"json\"\n");

    assertThat(run().err()).isEmpty();
  }

  @Test
  void requiredOptionsMayStandInTheFile() throws IOException {
    Files.createFile(folder.resolve("proof"));
    write("[verify]\ncertificate = '" + folder.resolve("proof") + "'\n");

    Outcome outcome = new CliRun(folder).run("verify", folder.resolve("classes").toString());

    assertThat(outcome.err()).contains("cannot check certificates yet");
  }

  @Test
  void anotherFileCanBeNamed() throws IOException {
    Path other = folder.resolve("other.toml");
    Files.writeString(other, "format = \"json\"\n");
    write("format = \"html\"\n");

    assertThat(run("--config", other.toString()).out()).startsWith("{");
    assertThat(run("--config=" + other).out()).startsWith("{");
  }

  @Test
  void anOptionOfTheProgramToRunIsNotOurs() throws IOException {
    write("format = \"json\"\n");

    Outcome outcome =
        new CliRun(folder)
            .run(
                "record",
                "--trace",
                folder.resolve("trace").toString(),
                "--",
                "no-such-program",
                "--config",
                "theirs.cfg");

    assertThat(outcome.err())
        .isEqualTo("photofinish: record: cannot run no-such-program: no such program\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          formt = "json"                     | 1: no such option: formt; did you mean format?
          \\n[fake]\\nk = 2                  | 3: no such option: k of fake
          [scn]\\nquiet = true               | 1: no such command: scn; did you mean scan?
          help = true                        | 1: no such option: help
          threads = "two"                    | 1: threads: must be a whole number
          # a comment\\nthreads = 0          | 2: threads: 0: must be a whole number, at least 1
          threads = 99999999999              | 1: threads: 99999999999: must be a whole number, at most 999999999
          quiet = "yes"                      | 1: quiet: must be true or false
          format = 3                         | 1: format: must be a string
          format = "yaml"                    | 1: format: yaml: choose one of text, json, sarif, html, github
          source = [1]                       | 1: source: must be an array of strings
          [scan]\\nmin-verdict = "possible"  | 2: min-verdict: possible: choose one of strong, likely
          scan.min-verdict = "no"            | 1: min-verdict: no: choose one of strong, likely
          [trace.export]\\nstdd = "x"        | 2: no such option: stdd of trace export; did you mean std?
          """)
  void aMistakeIsNamedWithItsLine(String toml, String complaint) throws IOException {
    write(toml.replace("\\n", "\n") + "\n");

    Outcome outcome = run();

    assertThat(outcome.errorLines())
        .containsExactly("photofinish: fake: " + config + ":" + complaint);
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @Test
  void whatIsNoTomlIsNamedWithItsLine() throws IOException {
    write("quiet = true\nformat = \n");

    Outcome outcome = run();

    assertThat(outcome.errorLines())
        .singleElement()
        .asString()
        .startsWith("photofinish: fake: " + config + ":2: ");
    assertThat(outcome.exitCode()).isEqualTo(2);
  }
}
