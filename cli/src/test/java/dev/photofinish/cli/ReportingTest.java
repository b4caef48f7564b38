package dev.photofinish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun.Outcome;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Verdict;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From an engine's findings to the report and the exit code. */
class ReportingTest {

  private static final String ESCAPE = "\u001b[";

  @TempDir Path folder;

  @BeforeEach
  void someClasses() throws IOException {
    Files.createDirectories(folder.resolve("classes"));
    Files.createFile(folder.resolve("classes/A.class"));
  }

  private CliRun engineThatFinds(Findings findings) {
    return new CliRun(folder).with(shell -> new FakeCommand(shell, findings));
  }

  private Outcome run(Findings findings, String... options) {
    return engineThatFinds(findings).run(arguments(options));
  }

  private String[] arguments(String... options) {
    List<String> arguments = new ArrayList<>(List.of("fake"));
    arguments.addAll(List.of(options));
    arguments.add(folder.resolve("classes").toString());
    return arguments.toArray(String[]::new);
  }

  @Test
  void nothingFoundIsZero() {
    Outcome outcome = run(Samples.clean());

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).isEmpty();
  }

  @Test
  void aRaceIsOneAndIsReported() {
    Outcome outcome = run(Samples.withRace(Verdict.STRONG));

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).contains("com.acme.Counter");
  }

  @Test
  void aRaceBelowTheThresholdIsReportedButZero() {
    assertThat(run(Samples.withRace(Verdict.POSSIBLE)).exitCode()).isZero();
    Outcome outcome = run(Samples.withRace(Verdict.LIKELY), "--fail-on", "strong");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("com.acme.Counter");
  }

  @Test
  void aLowerThresholdMakesItFail() {
    Outcome outcome = run(Samples.withRace(Verdict.POSSIBLE), "--fail-on", "possible");

    assertThat(outcome.exitCode()).isEqualTo(1);
  }

  @Test
  void lostInputIsThreeEvenWithRaces() {
    List<Problem> lost = List.of(new Problem("A.class", "malformed", true));
    Findings findings = Samples.findings(List.of(Samples.race(Verdict.STRONG)), lost);

    Outcome outcome = run(findings);

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.out()).contains("com.acme.Counter").contains("A.class");
  }

  @Test
  void aNoticeAloneIsNotIncomplete() {
    List<Problem> notice = List.of(new Problem("lib", "something to know", false));

    assertThat(run(Samples.findings(List.of(), notice)).exitCode()).isZero();
  }

  @Test
  void theFormatChoosesTheRenderer() {
    assertThat(run(Samples.clean(), "--format", "json").out()).contains("\"version\"", "1.2.3");
    assertThat(run(Samples.clean(), "--format", "sarif").out()).contains("2.1.0");
    assertThat(run(Samples.clean(), "--format=html").out()).containsIgnoringCase("<!doctype html>");
  }

  @Test
  void theReportGoesToTheOutputFile() throws IOException {
    Path report = folder.resolve("report.json");

    Outcome outcome = run(Samples.withRace(Verdict.STRONG), "--format=json", "--output=" + report);

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).isEmpty();
    assertThat(Files.readString(report)).contains("com.acme.Counter.count");
  }

  @Test
  void noticesGoToStandardErrorUnlessTheReportIsReadAtOnce() {
    List<Problem> notices = List.of(new Problem("lib", "something to know", false));
    Findings findings = Samples.findings(List.of(), notices);

    assertThat(run(findings, "--format=json").errorLines())
        .containsExactly("photofinish: fake: lib: something to know");
    assertThat(run(findings).err()).isEmpty();
    assertThat(run(findings).out()).contains("something to know");
    assertThat(run(findings, "--format=json", "--quiet").err()).isEmpty();
  }

  @Test
  void noticesAboutInputsAreInTheReport() {
    Outcome outcome = run(Samples.clean(), "--format=json", "--classpath=no-such.jar");

    assertThat(outcome.out()).contains("no-such.jar");
    assertThat(outcome.errorLines())
        .containsExactly("photofinish: fake: no-such.jar: nothing there for --classpath");
  }

  @Test
  void coloursOnATerminalOnly() {
    Findings findings = Samples.withRace(Verdict.STRONG);

    assertThat(run(findings).out()).doesNotContain(ESCAPE);
    assertThat(engineThatFinds(findings).onTerminal().run(arguments()).out()).contains(ESCAPE);
  }

  @Test
  void noColoursIfTheUserSaysSo() throws IOException {
    CliRun terminal = engineThatFinds(Samples.withRace(Verdict.STRONG)).onTerminal();
    Path report = folder.resolve("report.txt");

    assertThat(terminal.run(arguments("--no-color")).out()).doesNotContain(ESCAPE);
    terminal.run(arguments("--output=" + report));
    assertThat(Files.readString(report)).doesNotContain(ESCAPE);
    assertThat(terminal.variable("NO_COLOR", "1").run(arguments()).out()).doesNotContain(ESCAPE);
  }

  @Test
  void ourOwnFailureIsFourAndSaysWhatToReport() {
    Outcome outcome =
        new CliRun(folder)
            .with(
                shell ->
                    new FakeCommand(
                        shell,
                        (progress, leftOut) -> {
                          throw new IllegalStateException("an invariant is broken");
                        }))
            .run(arguments("--quiet"));

    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .contains("internal error: java.lang.IllegalStateException: an invariant is broken")
        .contains("version: " + Version.current())
        .contains("java:    " + System.getProperty("java.version"))
        .contains("command: photofinish fake --quiet")
        .contains("at dev.photofinish.cli.ReportingTest");
  }

  @Test
  void anErrorOfTheVirtualMachineIsFourToo() {
    Outcome outcome =
        new CliRun(folder)
            .with(
                shell ->
                    new FakeCommand(
                        shell,
                        (progress, leftOut) -> {
                          throw new OutOfMemoryError("no space");
                        }))
            .run(arguments());

    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.err()).contains("PHOTOFINISH_JAVA_OPTS=-Xmx");
  }

  @Test
  void aFileThatTheEngineCannotReadIsTwo() {
    Outcome outcome =
        new CliRun(folder)
            .with(
                shell ->
                    new FakeCommand(
                        shell,
                        (progress, leftOut) -> {
                          throw new FileNotFoundException("gone.jar");
                        }))
            .run(arguments());

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly("photofinish: fake: cannot read or write: gone.jar");
  }
}
