package dev.photofinish.cli.suppress;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.photofinish.cli.CliRun.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One race of each access is reported; one that is suppressed does not count as reported. */
class HiddenRacesTest {

  private static final String GAUGE =
      """
      package com.acme;
      class Gauge {
        private int value;
        synchronized void set(int to) { value = to; }
        int shown() { return value; }
        int used() { return value; }
      }
      """;

  /** The field and what it holds are raced for by the same methods. */
  private static final String QUERY =
      """
      package com.acme;
      import dev.photofinish.annotations.ThreadSafe;
      import java.util.*;
      @ThreadSafe
      class Query {
        private List<String> columns = new ArrayList<>();
        void reset(String name) {
          columns = new ArrayList<>();
          columns.add(name);
        }
      }
      """;

  /** One place for two lists. */
  private static final String SIDES =
      """
      package com.acme;
      import dev.photofinish.annotations.ThreadSafe;
      import java.util.*;
      @ThreadSafe
      class Sides {
        private final List<String> left = new ArrayList<>();
        private final List<String> right = new ArrayList<>();
        void put(boolean first, String name) {
          List<String> side = first ? left : right;
          side.add(name);
        }
      }
      """;

  /** Places of which the same is known: more than are looked at if nothing is suppressed. */
  private static final String PLACES =
      """
      package com.acme;
      import dev.photofinish.annotations.ThreadSafe;
      @ThreadSafe
      class Places {
        private int state;
        void run() {
          state = 1;
          state = 2;
          first();
          second();
        }
        private void first() { state = 3; }
        private void second() { state = 4; }
      }
      """;

  @TempDir Path folder;

  private ScannedProgram of(String text) throws IOException {
    return new ScannedProgram(folder).of(text);
  }

  private static JsonNode races(ScannedProgram program, String... options) throws IOException {
    List<String> all = new ArrayList<>(List.of(options));
    all.add("--format=json");
    Outcome outcome = program.scan(all.toArray(String[]::new));
    return new ObjectMapper().readTree(outcome.out()).path("races");
  }

  private static String memoryAndMethods(JsonNode race) {
    Set<String> methods = new TreeSet<>();
    race.path("accesses").forEach(access -> methods.add(access.path("method").asText()));
    return race.path("path").asText() + " in " + methods;
  }

  private static List<String> suppressing(JsonNode races) {
    List<String> lines = new ArrayList<>();
    races.forEach(race -> lines.add("fingerprint " + race.path("fingerprint").asText() + " : why"));
    return lines;
  }

  @Test
  void oneOfTwoReadsIsReported() throws IOException {
    assertThat(of(GAUGE).scan().out()).contains("Gauge.shown()").doesNotContain("Gauge.used()");
  }

  @Test
  void commentsAtBothReadsAreOfUse() throws IOException {
    Outcome outcome =
        of(GAUGE.replace("return value; }", "return value; } // photofinish:ignore why")).scan();

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).doesNotContain("suppresses nothing");
  }

  @Test
  void aCommentAtOneReadLeavesTheOther() throws IOException {
    Outcome outcome =
        of(GAUGE.replaceFirst("return value; }", "return value; } // photofinish:ignore why"))
            .scan();

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).contains("Gauge.used()").doesNotContain("Gauge.shown()");
  }

  @Test
  void anAnnotationOnOneReadLeavesTheOther() throws IOException {
    String annotation = "@dev.photofinish.annotations.SuppressRace(reason = \"why\") int shown()";
    Outcome outcome = of(GAUGE.replace("int shown()", annotation)).scan();

    assertThat(outcome.out()).contains("Gauge.used()").doesNotContain("Gauge.shown()");
  }

  @Test
  void aLocationLeavesWhatElseIsAccessedThere() throws IOException {
    Path list = Files.writeString(folder.resolve("list"), "com.acme.Sides.right : why\n");

    assertThat(of(SIDES).locations()).containsExactly("com.acme.Sides.right");
    assertThat(of(SIDES).locations("--suppress=" + list)).containsExactly("com.acme.Sides.left");
  }

  @Test
  void ignoredPlacesDoNotStandForOthersOfWhichTheSameIsKnown() throws IOException {
    String ignored = " // photofinish:ignore why";
    String source =
        PLACES
            .replace("state = 1;", "state = 1;" + ignored)
            .replace("state = 2;", "state = 2;" + ignored)
            .replace("state = 3; }", "state = 3; }" + ignored);

    assertThat(of(source).scan().out())
        .contains("Places.second()")
        .doesNotContain("Places.first()", "suppresses nothing");
  }

  /** A summary keeps two places in callees of which the same is known, before anybody is asked. */
  @Test
  void FN_suppressedPlacesInCalleesStandForOthers() throws IOException {
    ScannedProgram program =
        of(
            """
            package com.acme;
            class Sum {
              private int value;
              synchronized void set(int to) { value = to; }
              int sum() { return one() + two() + three(); }
              private int one() { return value; } // photofinish:ignore why
              private int two() { return value; } // photofinish:ignore why
              private int three() { return value; }
            }
            """);

    assertThat(program.locations("--no-dedup")).isEmpty();
  }

  /** Whoever suppresses what is reported, run by run, gets to see all there is. */
  @ParameterizedTest
  @ValueSource(strings = {GAUGE, QUERY, SIDES, PLACES})
  void nothingIsHiddenForGood(String source) throws IOException {
    ScannedProgram program = of(source);
    Path list = Files.writeString(folder.resolve("list"), "");
    Set<String> seen = new TreeSet<>();
    JsonNode found = races(program);
    while (!found.isEmpty()) {
      found.forEach(race -> seen.add(memoryAndMethods(race)));
      Files.write(list, suppressing(found), StandardOpenOption.APPEND);
      assertThat(races(program, "--suppress=" + list)).isNotEqualTo(found);
      found = races(program, "--suppress=" + list);
    }

    Set<String> all = new TreeSet<>();
    races(program, "--no-dedup").forEach(race -> all.add(memoryAndMethods(race)));
    assertThat(seen).hasSizeGreaterThan(1).isEqualTo(all);
    assertThat(program.scan("--suppress=" + list).out()).doesNotContain("suppresses nothing");
  }

  /** The read and the write of one statement are one mistake. */
  @Test
  void aFingerprintStandsForItsMethods() throws IOException {
    ScannedProgram program = of(PLACES.replaceFirst("(?s)state = 1;.*", "state++; } }"));
    Path list = Files.write(folder.resolve("list"), suppressing(races(program)));

    assertThat(races(program)).hasSize(1);
    assertThat(races(program, "--suppress=" + list)).isEmpty();
    assertThat(races(program, "--suppress=" + list, "--no-dedup")).hasSize(1);
  }

  @Test
  void aFieldAndWhatItHoldsHaveFingerprintsOfTheirOwn() throws IOException {
    ScannedProgram program = of(QUERY);
    String text = program.scan("--no-dedup").out();
    assertThat(text)
        .contains("write-write race on com.acme.Query.columns (this.columns)")
        .contains("write-write race on com.acme.Query.columns (this.columns[])");

    Path baseline = folder.resolve("baseline.json");
    program.of(QUERY.replace("columns.add(name)", "columns.size()"));
    program.scan("--no-dedup", "--format=json", "--output=" + baseline);
    program.of(QUERY);

    assertThat(program.scan("--no-dedup", "--baseline=" + baseline).out())
        .contains("(this.columns[])")
        .doesNotContain("(this.columns)");
  }

  /** A known race stands for those that were left out when the baseline was made. */
  @ParameterizedTest
  @ValueSource(strings = {GAUGE, QUERY, SIDES, PLACES})
  void aBaselineKnowsAllOfWhatHasNotChanged(String source) throws IOException {
    ScannedProgram program = of(source);
    Path baseline = folder.resolve("baseline.json");
    program.scan("--format=json", "--output=" + baseline);

    Outcome outcome = program.scan("--baseline=" + baseline);

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).contains("left out").doesNotContain("gone");
  }

  @Test
  void aRaceOfTheBaselineThatIsIgnoredIsNotGoneAndStandsForNoOther() throws IOException {
    ScannedProgram program = of(GAUGE);
    Path baseline = folder.resolve("baseline.json");
    program.scan("--format=json", "--output=" + baseline);
    program.of(GAUGE.replaceFirst("return value; }", "return value; } // photofinish:ignore why"));

    Outcome outcome = program.scan("--baseline=" + baseline);

    assertThat(outcome.out()).contains("Gauge.used()");
    assertThat(outcome.errorLines())
        .containsExactly("photofinish: scan: 0 known races left out (" + baseline + ")");
  }
}
