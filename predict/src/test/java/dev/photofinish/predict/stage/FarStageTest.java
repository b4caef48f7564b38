package dev.photofinish.predict.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.trace.Event;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Accesses that nothing orders race, whatever comes between them. */
class FarStageTest {

  /** More than are kept of a lock. */
  private static final int SECTIONS = 5_000;

  private static final SitePair RACE = SitePair.of(1, 2);

  /** Others work under locks before and between: threads 1 and 2 take turns, or one is first. */
  private static String counting(int thread, int other) {
    return ("%1$d acquire l; %1$d read x 1 @7; %1$d write x 1 @8; %1$d release l;"
            + "%2$d acquire l; %2$d read x 1 @7; %2$d write x 1 @8; %2$d release l;")
        .formatted(thread, other);
  }

  private static Set<SitePair> races(String text) {
    List<Event> trace = Traces.of(text);
    StreamStages streams = new StreamStages();
    trace.forEach(streams::step);
    Set<SitePair> found = new HashSet<>();
    add(trace, streams.check(), found);
    FarStage far = streams.far(found);
    trace.forEach(far::step);
    add(trace, far.check(), found);
    assertThat(streams.unordered()).contains(RACE);
    return found;
  }

  private static void add(List<Event> trace, Witnesses.Check check, Set<SitePair> found) {
    trace.forEach(check::step);
    check.races().forEach(race -> found.add(race.pair()));
  }

  @Test
  void theSecondThreadGoesOnForLong() {
    assertThat(
            races(
                counting(1, 2).repeat(SECTIONS)
                    + "1 write y 1 @1;"
                    + counting(2, 2).repeat(SECTIONS)
                    + "2 write y 2 @2"))
        .contains(RACE);
  }

  @Test
  void bothThreadsGoOnForLong() {
    assertThat(
            races(
                "1 write y 1 @1; 1 acquire l; 1 write x 1 @7; 1 release l;"
                    + "3 acquire l; 3 release l;"
                    + "1 acquire m; 1 release m; 3 acquire m; 3 release m;".repeat(SECTIONS)
                    + "2 write y 2 @2"))
        .contains(RACE);
  }

  @Test
  void theFirstThreadReadsTheSameForLong() {
    String reads =
        "1 acquire l; 1 read y 1 @3; 1 release l; 3 acquire l; 3 write x 1; 3 release l;";
    assertThat(races("1 write y 1 @1;" + reads.repeat(9) + "2 read y 1 @2")).contains(RACE);
  }

  @Test
  void manyOthersRaceAtTheSamePlaces() {
    StringBuilder trace = new StringBuilder();
    // Each is made known by what is read of it, so none of these has a witness.
    for (int i = 0; i < 1_100; i++) {
      trace.append("1 write o%1$d 1 @1; 1 write f %1$d @5;".formatted(i));
      trace.append("2 read f %1$d @6; 2 write o%1$d 2 @2;".formatted(i));
    }
    assertThat(races(trace + "1 write y 1 @1; 2 write y 1 @2")).contains(RACE);
  }

  @Test
  void whatIsReadStillOrders() {
    assertThat(races("1 write y 1 @1; 1 write f 1 @5; 2 read f 1 @6; 2 write y 2 @2"))
        .containsExactly(SitePair.of(5, 6));
  }
}
