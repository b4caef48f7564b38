package dev.photofinish.cli.suppress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.cli.Samples;
import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Race;
import dev.photofinish.report.Format;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderers;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports of earlier runs, and files that are none. */
class BaselineTest {

  private static final Race ONE = Races.on("one");
  private static final Race TWO = Races.on("two");
  private static final Race THREE = Races.on("three");

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("baseline.json");
  }

  private Path report(Format format, Race... races) throws IOException {
    try (Writer writer = Files.newBufferedWriter(file())) {
      Renderers.of(format, RenderOptions.plain())
          .render(Samples.findings(List.of(races), List.of()), writer);
    }
    return file();
  }

  private Baseline baseline(Race... races) throws IOException {
    return Baseline.read(report(Format.JSON, races));
  }

  @Test
  void theRacesOfAReportAreKnown() throws IOException {
    Baseline baseline = baseline(ONE, TWO);

    assertThat(baseline.has(ONE)).isTrue();
    assertThat(baseline.has(TWO)).isTrue();
    assertThat(baseline.has(THREE)).isFalse();
  }

  private static Set<String> fingerprints(Race race) {
    return Set.of(race.fingerprint().hex());
  }

  @Test
  void theSummaryCounts() throws IOException {
    String name = " (" + file() + ")";

    assertThat(baseline().summary(0, Set.of())).isEqualTo("0 known races left out" + name);
    assertThat(baseline(ONE).summary(1, fingerprints(ONE)))
        .isEqualTo("1 known race left out" + name);
    assertThat(baseline(ONE, TWO).summary(1, fingerprints(ONE)))
        .isEqualTo("1 known race left out" + name + "; 1 is gone");
    assertThat(baseline(ONE, TWO, THREE).summary(0, Set.of()))
        .isEqualTo("0 known races left out" + name + "; 3 are gone");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "text",
        "null",
        "[]",
        "{}",
        "{\"races\": []}",
        "{\"tool\": {\"name\": \"photofinish\"}}",
        "{\"tool\": {\"name\": \"other\"}, \"races\": []}",
        "{\"tool\": \"photofinish\", \"races\": []}",
        "{\"tool\": {\"name\": \"photofinish\"}, \"races\": {}}",
        "{\"tool\": {\"name\": \"photofinish\"}, \"races\": [null]}",
        "{\"tool\": {\"name\": \"photofinish\"}, \"races\": [{}]}",
        "{\"tool\": {\"name\": \"photofinish\"}, \"races\": [{\"fingerprint\": \"12\"}]}",
        "{\"tool\": {\"name\": \"photofinish\"}, \"races\": [",
        "{\"tool\": {\"name\": \"photofinish\"}, \"races\": []",
        "{\"tool\": {\"name\": \"photofinish\"}, \"races\": []} and more",
      })
  void otherFilesAreRefused(String text) throws IOException {
    Files.writeString(file(), text);

    assertRefused(file());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "JSON")
  void otherFormatsAreRefused(Format format) throws IOException {
    assertRefused(report(format, ONE));
  }

  private static void assertRefused(Path file) {
    assertThatThrownBy(() -> Baseline.read(file))
        .isInstanceOf(BadUsage.class)
        .hasMessage(
            "--baseline "
                + file
                + ": not a whole report of photofinish; write one with --format json");
  }

  @Test
  void aFileThatCannotBeReadIsRefused() {
    assertThatThrownBy(() -> Baseline.read(folder))
        .isInstanceOf(BadUsage.class)
        .hasMessageStartingWith("--baseline " + folder + ": cannot be read (");
  }
}
