package dev.photofinish.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.photofinish.cli.CliRun.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake gets exit code 2 and exactly one line that says what and where. */
class UsageTest {

  @TempDir Path folder;

  @BeforeEach
  void inputs() throws IOException {
    Files.createDirectories(folder.resolve("classes/com/acme"));
    Files.createFile(folder.resolve("classes/com/acme/A.class"));
    Files.createDirectories(folder.resolve("empty"));
    Files.writeString(folder.resolve("x.jar"), "this is text");
    Files.writeString(folder.resolve("file"), "a file");
  }

  /** The word @ in arguments and messages stands for the test's folder. */
  static Stream<Arguments> mistakes() {
    return Stream.of(
        mistake("", "no command given; try photofinish --help"),
        mistake("scn", "no such command: scn; did you mean scan?"),
        mistake("xyzzy", "no such command: xyzzy; try photofinish --help"),
        mistake("--bogus", "unknown option --bogus; try photofinish --help"),
        mistake(
            "scan",
            "scan: no input: name a class folder, a jar, or a Maven or Gradle project's folder"),
        mistake("scan @/nowhere", "scan: @/nowhere: no such file or folder"),
        mistake(
            "scan @/x.jar",
            "scan: @/x.jar: not a readable jar, war, ear or zip (zip END header not found)"),
        mistake(
            "scan @/empty",
            "scan: @/empty: no class files in this folder, and no Maven or Gradle project"
                + " (pom.xml, build.gradle, settings.gradle)"),
        mistake(
            "scan --format yaml @/classes",
            "scan: --format yaml: choose one of text, json, sarif, html, github;"
                + " try photofinish scan --help"),
        mistake("scan --frmat=json x", "scan: unknown option --frmat=json; did you mean --format?"),
        mistake(
            "scan --format", "scan: --format needs a value: FORMAT; try photofinish scan --help"),
        mistake(
            "scan --output --quiet x",
            "scan: --output needs a value: FILE; try photofinish scan --help"),
        mistake(
            "scan --quiet --quiet x", "scan: --quiet is given twice; try photofinish scan --help"),
        mistake(
            "scan --threads 0 x",
            "scan: --threads 0: must be a whole number, at least 1; try photofinish scan --help"),
        mistake(
            "scan --threads many x",
            "scan: --threads many: must be a whole number, at least 1; try photofinish scan --help"),
        mistake(
            "scan --min-verdict possible x",
            "scan: --min-verdict possible: choose one of strong, likely; try photofinish scan --help"),
        mistake(
            "scan --fail-on proved-free x",
            "scan: --fail-on proved-free: choose one of confirmed, predicted, strong, likely,"
                + " possible; try photofinish scan --help"),
        mistake("scan --output @/empty x", "scan: --output @/empty: is a folder, not a file"),
        mistake("scan --output @/no/r x", "scan: --output @/no/r: no such folder: @/no"),
        mistake("scan --source @/no @/classes", "scan: --source @/no: no such folder"),
        mistake("scan --models @/no @/classes", "scan: --models @/no: no such file"),
        mistake("scan --baseline @/no x", "scan: --baseline @/no: no such file"),
        mistake("scan --suppress @/empty x", "scan: --suppress @/empty: is a folder, not a file"),
        mistake("scan --config @/no x", "scan: --config @/no: no such file"),
        mistake(
            "scan --jdk-home @/empty x",
            "scan: --jdk-home @/empty: not a JDK, since it has no lib/modules"),
        mistake("scan --k 2 x", "scan: unknown option --k; try photofinish scan --help"),
        mistake(
            "prove --main a-b x",
            "prove: --main a-b: must be the name of a class, such as com.acme.Server;"
                + " try photofinish prove --help"),
        mistake("prove --main a.B --api @/classes", "prove: --main and --api exclude each other"),
        mistake("prove --print-harness @/classes", "prove: --print-harness needs --api"),
        mistake(
            "prove --k -1 x",
            "prove: --k -1: must be a whole number, at least 0; try photofinish prove --help"),
        mistake(
            "prove --locks none x",
            "prove: --locks none: choose one of sound, may; try photofinish prove --help"),
        mistake(
            "prove --certificate @/file @/classes",
            "prove: --certificate: this version writes no certificates yet"),
        mistake(
            "prove --explain A.f --format json @/classes",
            "prove: --explain is told as text only; leave out --format"),
        mistake(
            "prove --api --print-harness --explain A.f @/classes",
            "prove: --print-harness and --explain exclude each other"),
        mistake(
            "verify @/classes",
            "verify: missing --certificate FILE; try photofinish verify --help"),
        mistake("verify --certificate @/no x", "verify: --certificate @/no: no such file"),
        mistake("record", "record: no program to run: put it after --, as in -- java -jar app.jar"),
        mistake(
            "record --", "record: no program to run: put it after --, as in -- java -jar app.jar"),
        mistake(
            "record java -jar a.jar",
            "record: unknown option -jar; the program to run goes after --;"
                + " try photofinish record --help"),
        mistake("record java -- x", "record: unexpected argument java: the program goes after --"),
        mistake("record --trace @/file -- java", "record: --trace @/file: is a file, not a folder"),
        mistake("record --focus @/no -- java", "record: --focus @/no: no such file"),
        mistake(
            "record --trace @/new --focus @/file -- java",
            "record: --focus @/file: not a whole report of photofinish;"
                + " write one with --format json"),
        mistake(
            "record --trace @ -- java",
            "record: --trace @: has other files than those of a trace, such as classes"),
        mistake(
            "record --trace @/new -- no-such-program x",
            "record: cannot run no-such-program: no such program"),
        mistake("trace", "trace: missing what to do: print or export"),
        mistake("trace prnt", "trace: no such command: prnt; did you mean print?"),
        mistake("trace print", "trace print: missing DIR; try photofinish trace print --help"),
        mistake("trace print @/no", "trace print: @/no: no such folder"),
        mistake("trace print @/empty", "trace print: @/empty: no trace: there is no run-1 in it"),
        mistake(
            "trace export --std @/x @/empty",
            "trace export: @/empty: no trace: there is no run-1 in it"),
        mistake(
            "trace print a b",
            "trace print: unexpected argument b; try photofinish trace print --help"),
        mistake(
            "trace export @/empty",
            "trace export: missing --std FILE; try photofinish trace export --help"),
        mistake(
            "trace export --std @/no/x @/empty",
            "trace export: --std @/no/x: no such folder: @/no"),
        mistake("predict --trace @/no @/classes", "predict: --trace @/no: no such folder"),
        mistake(
            "predict --trace @/empty @/classes",
            "predict: @/empty: no trace: there is no run-1 in it"),
        mistake(
            "predict --trace @/empty --report @/no @/classes",
            "predict: --report @/no: no such file"),
        mistake(
            "predict --trace @/empty --schedules @/file @/classes",
            "predict: --schedules @/file: is a file, not a folder"),
        mistake(
            "predict --window 0 x",
            "predict: --window 0: must be a whole number, at least 1; try photofinish predict --help"),
        mistake(
            "predict --window 99999999999 x",
            "predict: --window 99999999999: must be a whole number, at most 999999999;"
                + " try photofinish predict --help"),
        mistake(
            "predict --solver-timeout 1000000000 x",
            "predict: --solver-timeout 1000000000: must be a whole number, at most 999999999;"
                + " try photofinish predict --help"),
        mistake(
            "record --limit 99999999999999999999 -- java",
            "record: --limit 99999999999999999999: must be a whole number, at most 999999999;"
                + " try photofinish record --help"),
        mistake(
            "replay --attempts 99999999999 --schedule @/file",
            "replay: --attempts 99999999999: must be a whole number, at most 999999999;"
                + " try photofinish replay --help"),
        mistake("replay -- java", "replay: missing --schedule FILE; try photofinish replay --help"),
        mistake("replay --schedule @/no -- java", "replay: --schedule @/no: no such file"),
        mistake(
            "replay --schedule @/file -- java",
            "replay: --schedule @/file:1: no schedule: the first line must be photofinish schedule"
                + " 1"),
        mistake(
            "replay --schedule @/file --",
            "replay: no program to run: put it after --, as in -- java -jar app.jar"),
        mistake(
            "replay --schedule @/file",
            "replay: --schedule @/file:1: no schedule: the first line must be photofinish schedule"
                + " 1"));
  }

  /** Engines that are still to come say so, once everything else is in order. */
  static Stream<Arguments> notYet() {
    return Stream.of(
        mistake(
            "verify --certificate @/file @/classes",
            "verify: this version cannot check certificates yet;"));
  }

  private static Arguments mistake(String commandLine, String message) {
    return arguments(commandLine, message);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void mistakesGetOneLine(String commandLine, String message) {
    Outcome outcome = run(commandLine);

    assertThat(outcome.errorLines()).containsExactly("photofinish: " + here(message));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("notYet")
  void missingEnginesGetOneLine(String commandLine, String message) {
    Outcome outcome = run(commandLine);

    assertThat(outcome.errorLines()).singleElement().asString().contains(message);
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @Test
  void aFileNameCannotBreakTheLine() {
    Outcome outcome = new CliRun(folder).run("scan", "no\nsuch\u001b[31m file");

    assertThat(outcome.errorLines())
        .containsExactly("photofinish: scan: no such [31m file: no such file or folder");
  }

  private Outcome run(String commandLine) {
    return new CliRun(folder)
        .run(
            Stream.of(here(commandLine).split(" ", -1))
                .filter(w -> !w.isEmpty())
                .toArray(String[]::new));
  }

  private String here(String text) {
    return text.replace("@", folder.toString());
  }
}
