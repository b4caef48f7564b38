package dev.photofinish.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.run.ReportOptions;
import dev.photofinish.cli.shell.Shell;
import dev.photofinish.finding.Verdict;
import dev.photofinish.report.Format;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Every option of the contract lands where its engine will look for it. */
class OptionsTest {

  private static final Shell SHELL =
      new Shell(System.out, System.err, false, false, Map.of(), Path.of(""));

  @TempDir Path folder;

  private static <T> T parse(T command, String... arguments) {
    new CommandLine(command).parseArgs(arguments);
    return command;
  }

  @Test
  void sharedOptionsAreUnsetByDefault() {
    SharedOptions shared = parse(new SharedOptions());

    assertThat(shared.reportOptions("scan", Verdict.LIKELY))
        .isEqualTo(
            new ReportOptions(
                "scan",
                Format.TEXT,
                Optional.empty(),
                false,
                false,
                Verdict.LIKELY,
                Optional.empty(),
                Optional.empty()));
    assertThat(shared.classPath()).isEmpty();
    assertThat(shared.sources()).isEmpty();
    assertThat(shared.jdkHome()).isEmpty();
    assertThat(shared.threads()).isPositive();
  }

  @Test
  void sharedOptionsAreRead() {
    SharedOptions shared =
        parse(
            new SharedOptions(),
            ("--format sarif --output r --fail-on strong --quiet --no-color --threads 3 --jdk-home j"
                    + " --baseline b --suppress s --source s1 --source s2")
                .split(" ", -1));

    assertThat(shared.reportOptions("scan", Verdict.LIKELY))
        .isEqualTo(
            new ReportOptions(
                "scan",
                Format.SARIF,
                Optional.of(Path.of("r")),
                true,
                true,
                Verdict.STRONG,
                Optional.of(Path.of("b")),
                Optional.of(Path.of("s"))));
    assertThat(shared.threads()).isEqualTo(3);
    assertThat(shared.jdkHome()).contains(Path.of("j"));
    assertThat(shared.sources()).containsExactly(Path.of("s1"), Path.of("s2"));
  }

  @Test
  void theClassPathIsSplitAsJavaDoes() {
    SharedOptions shared =
        parse(
            new SharedOptions(),
            "--classpath=a.jar" + File.pathSeparator + "b c",
            "--classpath",
            "d/*");

    assertThat(shared.classPath()).containsExactly("a.jar", "b c", "d/*");
  }

  @Test
  void scan() {
    ScanCommand scan =
        parse(
            new ScanCommand(SHELL),
            "--min-verdict",
            "strong",
            "--models",
            "m1",
            "--models=m2",
            "--all-classes",
            "--no-dedup",
            "in");

    assertThat(scan.minVerdict).isEqualTo(Verdict.STRONG);
    assertThat(scan.models).containsExactly(Path.of("m1"), Path.of("m2"));
    assertThat(scan.allClasses).isTrue();
    assertThat(scan.noDedup).isTrue();
    assertThat(parse(new ScanCommand(SHELL), "in").minVerdict).isEqualTo(Verdict.LIKELY);
  }

  @Test
  void prove() {
    ProveCommand prove =
        parse(
            new ProveCommand(SHELL),
            ("--main a.B --main c.D --k 2 --locks may --library-code real --group-by object"
                    + " --explain a.B.f --certificate c in")
                .split(" ", -1));

    assertThat(prove.mainClasses).containsExactly("a.B", "c.D");
    assertThat(prove.k).contains(2);
    assertThat(prove.locks).isEqualTo("may");
    assertThat(prove.libraryCode).isEqualTo("real");
    assertThat(prove.groupBy).isEqualTo("object");
    assertThat(prove.explain).contains("a.B.f");
    assertThat(prove.certificate).contains(Path.of("c"));
    assertThat(prove.apiClasses).isNull();
  }

  @Test
  void proveHasDefaults() {
    ProveCommand prove = parse(new ProveCommand(SHELL), "in");

    assertThat(prove.k).isEmpty();
    assertThat(prove.locks).isEqualTo("sound");
    assertThat(prove.libraryCode).isEqualTo("default");
    assertThat(prove.groupBy).isEqualTo("field");
    assertThat(prove.printHarness).isFalse();
  }

  @Test
  void apiTakesClassesAndLeavesInputs() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    ProveCommand prove =
        parse(new ProveCommand(SHELL), "--api", "a.B", "a.C$D", "app.jar", classes.toString());

    assertThat(prove.apiClasses).containsExactly("a.B", "a.C$D");
    assertThat(prove.inputs()).containsExactly(Path.of("app.jar"), classes);
  }

  @Test
  void apiMayHaveNoClasses() {
    assertThat(parse(new ProveCommand(SHELL), "in", "--api").apiClasses).isEmpty();
    assertThat(parse(new ProveCommand(SHELL), "--api", "target/classes").inputs())
        .containsExactly(Path.of("target/classes"));
    assertThat(parse(new ProveCommand(SHELL), "--api", "--k", "1", "in").apiClasses).isEmpty();
  }

  @Test
  void apiMayBeGivenInOtherForms() {
    assertThat(parse(new ProveCommand(SHELL), "--api=a.B,a.C", "in/x").apiClasses)
        .containsExactly("a.B", "a.C");
    assertThat(parse(new ProveCommand(SHELL), "--api", "a.B", "--api", "a.C").apiClasses)
        .containsExactly("a.B", "a.C");
  }

  @Test
  void predict() {
    PredictCommand predict =
        parse(
            new PredictCommand(SHELL),
            "--trace t --window 5 --solver-timeout 7 --schedules s in".split(" ", -1));

    assertThat(predict.trace).isEqualTo(Path.of("t"));
    assertThat(predict.window).isEqualTo(5);
    assertThat(predict.solverTimeout).isEqualTo(7);
    assertThat(predict.schedules).contains(Path.of("s"));
    assertThat(predict.printSymbolic).isFalse();
  }

  @Test
  void record() {
    RecordCommand record =
        parse(
            new RecordCommand(SHELL),
            "--trace t --include a.b,c --exclude d --focus f -- java -jar a.jar --quiet @x"
                .split(" ", -1));

    assertThat(record.trace).isEqualTo(Path.of("t"));
    assertThat(record.include).containsExactly("a.b", "c");
    assertThat(record.exclude).containsExactly("d");
    assertThat(record.focus).contains(Path.of("f"));
    assertThat(record.program.words()).containsExactly("java", "-jar", "a.jar", "--quiet", "@x");
  }

  @Test
  void theProgramMayHaveSeparatorsOfItsOwn() {
    RecordCommand record = parse(new RecordCommand(SHELL), "--", "mvn", "--", "test");

    assertThat(record.program.words()).containsExactly("mvn", "--", "test");
  }

  @Test
  void replay() {
    ReplayCommand replay =
        parse(new ReplayCommand(SHELL), "--schedule", "s", "--attempts", "9", "--", "java");

    assertThat(replay.schedule).isEqualTo(Path.of("s"));
    assertThat(replay.attempts).isEqualTo(9);
    assertThat(replay.program.words()).containsExactly("java");
  }
}
