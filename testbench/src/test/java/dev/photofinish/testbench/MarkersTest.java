package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The syntax of markers, and what is refused. */
class MarkersTest {

  @Test
  void anEntryIsALocationAndWordsInAnyOrder() {
    assertThat(WantedParser.parse(" A$B.f  #x strong write scan prove likely "))
        .containsExactly(
            new Wanted(
                "A$B.f",
                Optional.of(AccessKind.WRITE),
                Set.of(Verdict.STRONG, Verdict.LIKELY),
                Set.of(Engine.SCAN, Engine.PROVE),
                "#x"));
  }

  @Test
  void anEntryAsksOnceForEachLabel() {
    assertThat(WantedParser.parse("A.f #1 #2")).extracting(Wanted::label).contains("#1", "#2");
  }

  @Test
  void aMarkerHoldsSeveralEntries() {
    assertThat(claims("class C {} // race: C.a; C.b, C.c"))
        .extracting(claim -> claim.wanted().location() + " on " + claim.place().line())
        .containsExactly("C.a on 1", "C.b on 1", "C.c on 1");
  }

  @Test
  void aMarkerMayFollowAnotherComment() {
    assertThat(claims("class C {} // lost // race: C.a"))
        .extracting(Claim::text)
        .containsExactly("C.a");
  }

  @Test
  void raceIsAKnownMissWhereTheNameSaysSo() {
    assertThat(claims("class C { void FN_m() {} } // race: C.a"))
        .extracting(Claim::kind, Claim::limit)
        .containsExactly(tuple(Claim.Kind.KNOWN_MISS, "FN_m"));
  }

  @Test
  void aFileMayExpectARaceThatHasNoLine() {
    assertThat(claims("// bench: race C.a; C.b\nclass C {}"))
        .extracting(Claim::place)
        .containsExactly(Place.NOWHERE, Place.NOWHERE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"// a race: it happens", "// the race", "// races: C.a", "/* race: C.a */"})
  void proseIsNoMarker(String comment) {
    assertThat(Markers.of(source("class C {} " + comment)).claims()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "race:                    | '' is no location: write Class.field",
        "race: count              | 'count' is no location: write Class.field",
        "race: C.a;               | '' is no location: write Class.field",
        "race: C.a sure           | 'sure' is no access kind, verdict, engine or #label",
        "race: C.a #              | '#' is no access kind, verdict, engine or #label",
        "race: C.a read write     | an entry names one access kind; write two entries",
        "Race: C.a                | 'Race:' is no marker; did you mean 'race:'?",
        "false alarm: C.a         | 'false alarm:' is no marker; did you mean 'false-alarm:'?",
        "bench: relaese 8         | 'relaese 8' is no directive",
        "bench: release new       | 'new' is no release: write a number",
        "bench: silent night      | 'silent night' is no directive",
        "bench: race count        | 'count' is no location: write Class.field",
        "false-alarm: C.a         | a false alarm stands in a file, class or method",
      })
  void aMalformedMarkerIsRefusedWithItsPlace(String marker, String message) {
    assertThatThrownBy(() -> claims("\nclass C {} // " + marker))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("C.java:2: " + message);
  }

  @Test
  void noMarkerAtAllIsRefusedUnlessSilenceIsMeant() {
    assertThatThrownBy(() -> claims("class C {}")).hasMessageContaining("say '// bench: silent'");
    assertThat(claims("// bench: silent\nclass C {}")).isEmpty();
    assertThatThrownBy(() -> claims("// bench: silent\nclass C {} // race: C.a"))
        .hasMessageContaining("but has markers");
  }

  @Test
  void aKnownLimitWithoutAMarkerIsRefused() {
    assertThatThrownBy(() -> claims("class C {} // race: C.a\nclass FN_D {}"))
        .hasMessage("C.java:2: FN_D has no '// race:' marker");
    assertThatThrownBy(() -> claims("class C {\n void FP_m() {} // race: C.a\n}"))
        .hasMessage("C.java:2: FP_m has no '// false-alarm:' marker");
  }

  private static List<Claim> claims(String text) {
    return Expectations.of(List.of(source(text))).claims();
  }

  private static SourceFile source(String text) {
    return SourceFile.of("C.java", text);
  }
}
