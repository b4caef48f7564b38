package dev.photofinish.cli.suppress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Suppressions and baselines, from the command line to the exit code, on a program that races. */
class SuppressionCommandTest {

  private static final String COUNTER =
      """
      package com.acme;

      import dev.photofinish.annotations.ThreadSafe;

      @ThreadSafe
      class Counter {
        private int hits;
        private int total;

        void hit() {
          hits++;
        }

        void add(int amount) {
          total += amount;
        }
      }
      """;

  private static final int HITS_LINE = 11;

  @TempDir Path folder;

  private ScannedProgram program;

  @BeforeEach
  void program() throws IOException {
    program = new ScannedProgram(folder).of(COUNTER);
  }

  private String file(String name, String... lines) throws IOException {
    return Files.write(folder.resolve(name), List.of(lines)).toString();
  }

  private Path baseline() throws IOException {
    Path file = folder.resolve("baseline.json");
    program.scan("--format=json", "--output=" + file);
    return file;
  }

  @Test
  void bothRacesAreThere() {
    assertThat(program.locations())
        .containsExactly("com.acme.Counter.hits", "com.acme.Counter.total");
    assertThat(program.scan().exitCode()).isEqualTo(1);
    assertThat(program.scan().err()).isEmpty();
  }

  @Test
  void aListLeavesOutWhatItNames() throws IOException {
    String list = file("races.txt", "com.acme.Counter.hits : statistics only");

    assertThat(program.locations("--suppress=" + list)).containsExactly("com.acme.Counter.total");
    assertThat(program.scan("--suppress=" + list).exitCode()).isEqualTo(1);
  }

  @Test
  void suppressedRacesDoNotCount() throws IOException {
    String list = file("races.txt", "com.acme.* : a demonstration");

    Outcome outcome = program.scan("--suppress=" + list);

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).doesNotContain("com.acme.Counter");
  }

  @Test
  void theFingerprintOfTheTextReportWillDo() throws IOException {
    String shown =
        program
            .scan()
            .out()
            .lines()
            .filter(line -> line.matches(" +id +\\S+"))
            .findFirst()
            .orElseThrow();
    String list =
        file("races.txt", "fingerprint " + shown.strip().split(" +", -1)[1] + " : harmless");

    assertThat(program.locations("--suppress=" + list)).hasSize(1);
  }

  @Test
  void uselessLinesAreNotices() throws IOException {
    String list = file("races.txt", "# old", "com.acme.* : known", "org.other.* : gone");

    assertThat(program.scan("--suppress=" + list).out())
        .contains("races.txt:3: suppresses nothing in this run: org.other.*");
    Outcome json = program.scan("--suppress=" + list, "--format=json");
    assertThat(json.errorLines())
        .containsExactly(
            "photofinish: scan: " + list + ":3: suppresses nothing in this run: org.other.*");
    assertThat(json.exitCode()).isZero();
  }

  @Test
  void aMistakeInTheListIsTwo() throws IOException {
    String list = file("races.txt", "com.acme.Counter.hits");

    Outcome outcome = program.scan("--suppress=" + list);

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.errorLines())
        .containsExactly("photofinish: scan: " + list + ":1: no reason; write PATTERN : REASON");
  }

  @Test
  void commentsLeaveOutTheirLines() throws IOException {
    program.of(
        COUNTER
            .replace("hits++;", "hits++; // photofinish:ignore statistics only")
            .replace("    total +=", "    // photofinish:ignore a demonstration\n    total +="));

    Outcome outcome = program.scan();

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).doesNotContain("Notices");
  }

  @Test
  void commentsAreCheckedWhereRacesAre() throws IOException {
    program.of(
        COUNTER
            .replace("hits++;", "hits++; // photofinish:ignore")
            .replace("class Counter {", "class Counter { // photofinish:ignore a mistake"));

    Outcome outcome = program.scan("--format=json");

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: scan: src/com/acme/Program.java:6: suppresses nothing in this run:"
                + " no race has an access in line 6",
            "photofinish: scan: src/com/acme/Program.java:"
                + HITS_LINE
                + ": suppresses nothing without a reason; write // photofinish:ignore REASON");
  }

  @Test
  void commentsAreCheckedWhereNoRaceIs() throws IOException {
    program.of(
        """
        package com.acme;
        class Alone { // photofinish:ignore nobody shares it
        }
        """);

    assertThat(program.scan("--format=json").errorLines())
        .containsExactly(
            "photofinish: scan: src/com/acme/Program.java:2: suppresses nothing in this run:"
                + " no race has an access in line 2");
  }

  @Test
  void aBaselineLeavesOutWhatItHas() throws IOException {
    Path baseline = baseline();

    Outcome outcome = program.scan("--baseline=" + baseline);

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.errorLines())
        .containsExactly("photofinish: scan: 2 known races left out (" + baseline + ")");
    assertThat(outcome.out()).doesNotContain("com.acme.Counter");
    assertThat(program.scan("--quiet", "--baseline=" + baseline).err()).isEmpty();
  }

  @Test
  void aNewRaceIsReportedAndOldOnesAreGone() throws IOException {
    Path baseline = baseline();
    program.of(
        "// one line more\n"
            + COUNTER
                .replace("hits++;", "")
                .replace("void add", "int fresh; void fresh() { fresh++; }\n  void add"));

    Outcome outcome = program.scan("--baseline=" + baseline);

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.errorLines())
        .containsExactly("photofinish: scan: 1 known race left out (" + baseline + "); 1 is gone");
    assertThat(program.locations("--baseline=" + baseline))
        .containsExactly("com.acme.Counter.fresh");
  }

  @Test
  void somethingElseThanABaselineIsTwo() throws IOException {
    String text = file("report.txt", program.scan().out());

    Outcome outcome = program.scan("--baseline=" + text);

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: scan: --baseline "
                + text
                + ": not a whole report of photofinish; write one with --format json");
  }
}
