package dev.photofinish.cli.suppress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.Samples;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.report.Format;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderers;
import dev.photofinish.report.SourceFile;
import dev.photofinish.report.SourceLookup;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is left of the findings, and what the user hears of suppressions that are out of date. */
class KnownRacesTest {

  private static final Race TOTAL = Races.on("total", 3, 5);
  private static final Race HITS = Races.on("hits", 5, 7);

  @TempDir Path folder;

  private Optional<Path> suppress = Optional.empty();
  private Optional<Path> baseline = Optional.empty();
  private final List<String> source = new ArrayList<>(Collections.nCopies(10, "code();"));

  private void suppress(String... lines) throws IOException {
    suppress = Optional.of(Files.write(folder.resolve("s"), List.of(lines)));
  }

  private void baseline(Race... races) throws IOException {
    Path file = folder.resolve("b");
    try (Writer writer = Files.newBufferedWriter(file)) {
      Renderers.of(Format.JSON, RenderOptions.plain())
          .render(Samples.findings(List.of(races), List.of()), writer);
    }
    baseline = Optional.of(file);
  }

  private void line(int number, String text) {
    source.set(number - 1, text);
  }

  private Selection select(Race... races) {
    Findings findings =
        Samples.findings(List.of(races), List.of(new Problem("a.jar", "a notice", false)));
    SourceLookup sources =
        file ->
            file.equals("com/acme/Bank.java")
                ? Optional.of(new SourceFile("src/Bank.java", source))
                : Optional.empty();
    return KnownRaces.read(suppress, baseline).forRun(sources).select(findings);
  }

  private static List<Race> races(Selection selection) {
    return selection.findings().races();
  }

  /** The notices as lines, without the one that was there before. */
  private static List<String> notices(Selection selection) {
    assertThat(selection.findings().problems().get(0).input()).isEqualTo("a.jar");
    assertThat(selection.findings().complete()).isTrue();
    return selection.findings().problems().stream()
        .skip(1)
        .map(problem -> problem.input() + ": " + problem.detail())
        .toList();
  }

  @Test
  void allIsKeptIfNothingIsKnown() {
    Selection selection = select(TOTAL, HITS);

    assertThat(races(selection)).containsExactlyInAnyOrder(TOTAL, HITS);
    assertThat(notices(selection)).isEmpty();
    assertThat(selection.known()).isEmpty();
  }

  @Test
  void listedRacesAreLeftOut() throws IOException {
    suppress("com.acme.*.total : statistics", "*.total : the same", "*.never : no more");

    Selection selection = select(TOTAL, HITS);

    assertThat(races(selection)).containsExactly(HITS);
    assertThat(notices(selection))
        .containsExactly(folder.resolve("s") + ":3: suppresses nothing in this run: *.never");
  }

  @Test
  void fingerprintsAreLeftOut() throws IOException {
    suppress("fingerprint " + HITS.fingerprint().hex().substring(0, 12) + " : benign");

    assertThat(races(select(TOTAL, HITS))).containsExactly(TOTAL);
  }

  @Test
  void allocationsHaveLocationsToo() throws IOException {
    Location list = new Location.OfAllocation(new MethodName("a.B", "run", List.of()), 12);
    suppress("a.B.run:12 : a list of one");

    assertThat(races(select(Races.on(list, 3, 5)))).isEmpty();
  }

  @Test
  void aCommentAtEitherAccessIsEnough() {
    line(7, "hits; // photofinish:ignore statistics");

    assertThat(races(select(TOTAL, HITS))).containsExactly(TOTAL);
  }

  @Test
  void aCommentAtASharedLineCoversAllItsRaces() {
    line(4, "// photofinish:ignore statistics");

    assertThat(races(select(TOTAL, HITS))).isEmpty();
  }

  @Test
  void uselessCommentsAreTold() {
    line(1, "// photofinish:ignore nothing is there");
    line(3, "total++; // photofinish:ignore");
    line(7, "hits; // photofinish:ignore statistics");

    Selection selection = select(TOTAL, HITS);

    assertThat(races(selection)).containsExactly(TOTAL);
    assertThat(notices(selection))
        .containsExactly(
            "src/Bank.java:1: suppresses nothing in this run: no race has an access in line 2",
            "src/Bank.java:3: suppresses nothing without a reason;"
                + " write // photofinish:ignore REASON");
  }

  @Test
  void filesWithoutRacesAreNotLookedAt() {
    line(1, "// photofinish:ignore nothing is there");

    assertThat(notices(select())).isEmpty();
  }

  @Test
  void knownRacesAreLeftOut() throws IOException {
    baseline(TOTAL, Races.on("gone"));

    Selection selection = select(TOTAL, HITS);

    assertThat(races(selection)).containsExactly(HITS);
    assertThat(selection.known())
        .contains("1 known race left out (" + folder.resolve("b") + "); 1 is gone");
  }

  @Test
  void whatSeveralCoverIsNotUselessInAny() throws IOException {
    suppress("*.total : statistics");
    baseline(TOTAL);
    line(3, "total++; // photofinish:ignore statistics");

    Selection selection = select(TOTAL);

    assertThat(races(selection)).isEmpty();
    assertThat(notices(selection)).isEmpty();
    assertThat(selection.known())
        .as("it is there, but was left out for another reason")
        .contains("0 known races left out (" + folder.resolve("b") + ")");
  }
}
