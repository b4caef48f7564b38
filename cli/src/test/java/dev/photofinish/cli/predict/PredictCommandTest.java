package dev.photofinish.cli.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun;
import dev.photofinish.cli.CliRun.Outcome;
import dev.photofinish.cli.GoldenFile;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.Schedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** From a trace to a report that a stranger understands. */
class PredictCommandTest {

  private static final Pattern FINGERPRINT =
      Pattern.compile("\"fingerprint\" ?: ?\"([0-9a-f]{32})\"");

  /** Not a temporary one: its name is in what is told, and decides where lines are broken. */
  private final Path folder = Path.of("target", "predicted");

  private RecordedAccount account;

  @BeforeEach
  void compile() throws IOException {
    removeAll();
    account = RecordedAccount.compile(folder);
  }

  private void removeAll() throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  @Test
  void tellsRaces() throws IOException {
    Outcome outcome = account.record().predict();

    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isEqualTo(1);
    GoldenFile.check("predict.txt", RecordedAccount.timeless(outcome.out()));
  }

  @Test
  void tellsRacesInJson() throws IOException {
    Outcome outcome = account.record().predict("--format", "json");

    assertThat(outcome.exitCode()).isEqualTo(1);
    GoldenFile.check("predict.json", RecordedAccount.timeless(outcome.out()));
  }

  @Test
  void writesSchedules() throws IOException {
    account.record().predict("--schedules", folder.resolve("s").toString());

    List<String> files = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      Path file = folder.resolve("s/race-" + i + ".schedule");
      assertThat(Schedule.read(file).text()).isEqualTo(Files.readString(file));
      files.add(Files.readString(file));
    }
    GoldenFile.check("predict.schedules.txt", String.join("\n", files));
    assertThat(folder.resolve("s/race-4.schedule")).doesNotExist();
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() throws IOException {
    account.record();

    String one = account.predict("--threads", "1").out();
    assertThat(RecordedAccount.timeless(account.predict("--threads", "2").out()))
        .isEqualTo(RecordedAccount.timeless(one));
  }

  /** A race of scan that is predicted, too, is told once, with the better verdict. */
  @Test
  void racesOfScanClimbTheLadder() throws IOException {
    Path report = folder.resolve("scan.json");
    new CliRun(folder)
        .run(
            "scan",
            account.classes().toString(),
            "--no-dedup",
            "--format",
            "json",
            "--output",
            report.toString());
    List<String> scanned = fingerprints(Files.readString(report));

    Outcome outcome = account.record().predict("--report", report.toString(), "--format", "json");

    List<String> all = fingerprints(outcome.out());
    assertThat(all).doesNotHaveDuplicates().containsAll(scanned);
    List<String> predicted = fingerprints(account.predict("--format", "json").out());
    assertThat(predicted).hasSize(3);
    assertThat(scanned).containsAnyElementsOf(predicted);
    assertThat(account.predict("--report", report.toString()).out()).contains("says scan");
  }

  private static List<String> fingerprints(String json) {
    return FINGERPRINT.matcher(json).results().map(result -> result.group(1)).toList();
  }

  @Test
  void refusesReportsOfOthers() throws IOException {
    Files.writeString(folder.resolve("other.json"), "{}");

    Outcome outcome = account.record().predict("--report", folder.resolve("other.json").toString());

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: predict: --report target/predicted/other.json: not a whole report of photofinish;"
                + " write one with --format json");
  }

  @Test
  void leavesOutWhatIsInTheBaseline() throws IOException {
    Path report = folder.resolve("known.json");
    account.record().predict("--format", "json", "--output", report.toString());

    Outcome outcome = account.predict("--baseline", report.toString());

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("No races to report");
  }

  @Test
  void saysWhichClassesDiffer() throws IOException {
    account.record();
    account.compile(RecordedAccount.text().replace("limit = 2", "limit = 3"));

    Outcome outcome = account.predict();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: predict: "
                + account.trace().resolve("run-1")
                + ": recorded from other classes than given: demo.Account differs; record again,"
                + " or give the classes that ran");
  }

  @Test
  void looksAtWhatThereIsOfATraceThatWasCut() throws IOException {
    Outcome outcome = account.recordCut().predict();

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.out())
        .contains("predicted: ")
        .contains("was cut short: it does not say how it ended");
  }

  @Test
  void looksAtWhatThereIsOfADamagedTrace() throws IOException {
    account.record();
    Path worker = account.trace().resolve("run-1/thread-1");
    byte[] bytes = Files.readAllBytes(worker);
    Files.write(worker, Arrays.copyOf(bytes, bytes.length - 4));

    Outcome outcome = account.predict();

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.out()).contains("cut or damaged at byte");
  }

  /** Both are joined before the next is started, which only their parent knows. */
  @Test
  void threadsWhoseStartIsMissingDoNotRace() throws IOException {
    account.recordOneAfterTheOther();
    assertThat(account.predict().exitCode()).isZero();
    Path main = account.trace().resolve("run-1/thread-0");

    Files.write(main, Arrays.copyOf(Files.readAllBytes(main), 60));
    Outcome cut = account.predict();
    Files.delete(main);
    Outcome missing = account.predict();

    for (Outcome outcome : List.of(cut, missing)) {
      assertThat(outcome.out())
          .contains("No races", "thread 1 was started by thread 0, but its start is missing");
      assertThat(outcome.exitCode()).isEqualTo(3);
    }
  }

  @Test
  void saysWhichFilesAreMissing() throws IOException {
    Path run = account.record().trace().resolve("run-1");
    Files.delete(run.resolve("thread-1"));
    Outcome one = account.predict();
    Files.delete(run.resolve("thread-0"));
    Outcome all = account.predict();

    assertThat(one.out()).contains("run-1: not there: thread-1");
    assertThat(all.out()).contains("run-1: not there: thread-0, thread-1");
    assertThat(List.of(one.exitCode(), all.exitCode())).containsExactly(3, 3);
  }

  @Test
  void refusesADictionaryOfOthers() throws IOException {
    Path dictionary = account.record().trace().resolve("run-1/dictionary");
    Files.write(dictionary, new byte[0]);

    Outcome outcome = account.predict();

    assertThat(outcome.out()).contains("dictionary: is not that of the run");
    assertThat(outcome.exitCode()).isEqualTo(3);
  }

  @Test
  void refusesATraceWithoutEvents() throws IOException {
    new HandmadeTrace(account.trace(), "java").end();

    Outcome outcome = account.predict();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: predict: "
                + account.trace().resolve("run-1")
                + ": no events were recorded");
  }

  @Test
  void refusesClassesOfAnotherProgram() throws IOException {
    account.record();
    Files.delete(account.classes().resolve("demo/Account.class"));
    SourceCompiler.standard()
        .compile(new SourceFile("Other.java", "class Other {}"))
        .writeTo(account.classes());

    for (Outcome outcome : List.of(account.predict(), account.predict("--print-symbolic"))) {
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.errorLines())
          .containsExactly(
              "photofinish: predict: "
                  + account.trace().resolve("run-1")
                  + ": none of the classes that ran is given: demo.Account; give them as inputs");
    }
  }
}
