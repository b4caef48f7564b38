package dev.photofinish.scan.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Race;
import org.junit.jupiter.api.Test;

/** Places can be found, with debug information and without. */
class PlacesTest {

  /** In bytecode, {@code n} begins with {@code aload_0, iconst_1, putfield}. */
  private static final String CLASSES =
      """
      class C {
        private int x;
        synchronized int m() { return x; }
        void n() { x = 1; }
      }
      """;

  @Test
  void linesNeedNoOffset() throws Exception {
    Race race = Told.race(CLASSES);
    assertThat(race.accesses())
        .extracting(Access::site)
        .allMatch(frame -> frame.line() > 0 && frame.offset() == Frame.NO_OFFSET);
  }

  @Test
  void withoutLinesThereAreOffsets() throws Exception {
    Race race = Told.raceWithoutLines(CLASSES);
    assertThat(race.accesses()).extracting(Access::site).allMatch(frame -> frame.line() == 0);
    assertThat(race.accesses())
        .extracting(Access::site)
        .extracting(Frame::offset)
        .containsExactly(2, 1);
  }
}
