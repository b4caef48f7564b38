package dev.photofinish.finding;

import static dev.photofinish.finding.Samples.COUNT;
import static dev.photofinish.finding.Samples.access;
import static dev.photofinish.finding.Samples.evidence;
import static dev.photofinish.finding.Samples.race;
import static dev.photofinish.finding.Samples.read;
import static dev.photofinish.finding.Samples.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a fingerprint is made of; the test bench tries it on compiled code. */
class FingerprintTest {

  private static final MethodName GET = new MethodName("com.acme.Counter", "get", List.of());

  /** Baselines are written with these digits: changing how they are made breaks users' files. */
  @Test
  void isKnownByItsDigits() {
    Location contents = new Location.OfContents(new Location.OfField("com.acme.Counter", "count"));
    assertThat(race(write(1), read(2)).fingerprint())
        .hasToString("473ede61f7818c102944ea490fc06e01");
    assertThat(race(contents, write(1), read(2)).fingerprint())
        .hasToString("a4ba4052ed48e8d7f172552d20e5f26a");
  }

  @Test
  void doesNotDependOnTheOrderOrTheEngine() {
    assertThat(race(write(1), write(2)).fingerprint())
        .isEqualTo(race(write(2), write(1)).fingerprint())
        .isEqualTo(race(COUNT, write(1), write(2), evidence(Verdict.STRONG)).fingerprint());
  }

  @Test
  void doesNotDependOnLinesAndFiles() {
    Access here = access(AccessKind.READ, new Frame(GET, "com/acme/Counter.java", 3));
    Access there = access(AccessKind.READ, new Frame(GET, "", 0));
    assertThat(race(write(1), here).fingerprint()).isEqualTo(race(write(1), there).fingerprint());
  }

  @Test
  void doesNotDependOnTheWayThere() {
    Frame site = new Frame(GET, "com/acme/Counter.java", 3);
    Access direct = access(AccessKind.READ, site);
    Access through = new Access(AccessKind.READ, "main", List.of("this"), List.of(site, site));
    assertThat(race(write(1), direct).fingerprint())
        .isEqualTo(race(write(1), through).fingerprint());
  }

  @Test
  void dependsOnTheMemoryTheMethodsAndWhatTheyDo() {
    Location other = new Location.OfField("com.acme.Counter", "total");
    assertThat(
            List.of(
                race(write(1), read(2)).fingerprint(),
                race(other, write(1), read(2)).fingerprint(),
                race(write(1), write(2)).fingerprint(),
                race(read(1), write(2)).fingerprint(),
                race(write(1), read(3)).fingerprint()))
        .doesNotHaveDuplicates();
  }
}
