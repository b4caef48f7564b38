package dev.photofinish.predict.syncp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.predict.witness.WitnessChecker;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One rule at a time; every race has a witness that the checker accepts. */
class SyncPreservingTest {

  private static List<String> pairs(String text) {
    List<Event> trace = Traces.of(text);
    List<SyncPreservingRace> races = new ArrayList<>();
    new SyncPreserving(races::add).stepAll(trace);
    for (SyncPreservingRace race : races) {
      assertThat(new WitnessChecker(trace).problem(race.witness(trace))).isEmpty();
    }
    return races.stream().map(r -> r.first().number() + "-" + r.second().number()).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0 write x 1; 0 read x 1",
        "0 acquire l; 0 write x 1; 0 release l; 1 acquire l; 1 write x 2; 1 release l",
        "0 write x 1; 0 fork 1; 1 begin; 1 write x 2; 1 end; 0 join 1; 0 write x 3",
        "0 write x 1; 0 volatile_write v 1; 1 volatile_read v 1; 1 write x 1",
        "0 write x 1; 0 update v 1; 1 update v 2; 1 write x 2",
        "0 write x 1; 0 signal s; 1 await s; 1 write x 2",
        "0 acquire l; 0 wait l; 1 write x 1; 1 acquire l; 1 notify l; 1 release l; 0 wake l 1;"
            + "0 write x 2; 0 release l",
        "0 acquire_shared l; 0 write x 1; 0 release_shared l; 1 acquire l; 1 write x 2; 1 release l",
        "0 acquire l; 0 write x 1; 0 release l; 1 acquire_shared l; 1 write x 2;"
            + " 1 release_shared l",
        "0 write x 1; 0 initialised c; 1 read c; 1 write x 2",
        "0 write x 1; 1 gap; 1 write x 2",
        "0 write x 1; 0 new o; 1 acquire o; 1 write x 2",
        // The lock was taken before the trace began.
        "0 write x 1; 0 release l; 1 acquire l; 1 write x 2",
        // The second section reads what the first wrote.
        "0 write x 1; 0 acquire l; 0 write y 1; 0 release l; 1 acquire l; 1 read y 1; 1 release l;"
            + "1 write x 2",
        "0 write c*; 0 write x 1; 0 write c*; 1 write c*; 1 write x 1; 2 read z",
      })
  void noRaceOnX(String trace) {
    assertThat(pairs(trace)).noneMatch(pair -> isOnX(trace, pair));
  }

  private static boolean isOnX(String trace, String pair) {
    int first = Integer.parseInt(pair.substring(0, pair.indexOf('-')));
    return trace.split(";", -1)[first].contains(" x");
  }

  @Test
  void simpleRaces() {
    assertThat(pairs("0 write x 1; 1 read x 1")).containsExactly("0-1");
    assertThat(pairs("0 write x 1; 1 volatile_read x 1")).containsExactly("0-1");
  }

  @Test
  void sectionsThatNeedNotHaveHappened() {
    // Happens-before orders the accesses by the lock; the first section can be left out.
    assertThat(
            pairs(
                "0 write x 1; 0 acquire l; 0 write y 1; 0 release l;"
                    + "1 acquire l; 1 write y 2; 1 release l; 1 write x 2"))
        .containsExactly("0-7");
  }

  @Test
  void sectionsThatMustBeEndedFirst() {
    assertThat(
            pairs("0 acquire l; 0 write x 1; 0 release l; 1 acquire l; 1 release l; 1 write x 2"))
        .isEmpty();
    assertThat(
            pairs("0 acquire l; 0 release l; 0 write x 1; 1 acquire l; 1 release l; 1 write x 2"))
        .containsExactly("2-5");
  }

  @Test
  void readersRaceUnderASharedLock() {
    assertThat(
            pairs(
                "0 acquire_shared l; 0 write x 1; 0 release_shared l;"
                    + "1 acquire_shared l; 1 write x 2; 1 release_shared l"))
        .containsExactly("1-4");
  }

  @Test
  void readersBesideAWriterOfAnotherThread() {
    assertThat(
            pairs(
                "0 acquire_shared l; 0 release_shared l; 1 acquire l; 1 release l;"
                    + "0 acquire_shared l; 0 write x 1; 2 acquire_shared l; 2 write x 2"))
        .containsExactly("5-7");
  }

  @Test
  void downgradedLocks() {
    assertThat(
            pairs(
                "0 acquire l; 0 acquire_shared l; 0 release l; 0 write x 1; 0 release_shared l;"
                    + "1 acquire_shared l; 1 write x 2"))
        .containsExactly("3-6");
  }

  @Test
  void afterAWake() {
    assertThat(
            pairs(
                "0 acquire l; 0 wait l; 1 acquire l; 1 notify l; 1 release l; 1 write x 1;"
                    + "0 wake l 1; 0 write x 2; 0 release l"))
        .containsExactly("5-7");
  }

  @Test
  void boundsLoseRacesOnly() {
    List<SyncPreservingRace> races = new ArrayList<>();
    new SyncPreserving(races::add, 4, 0).stepAll(Traces.of("0 write x 1; 1 read x 1"));
    assertThat(races).isEmpty();
  }

  /** Of the sections that come later in the first thread, none matters: those are not kept. */
  @Test
  void sectionsOfWhoGoesOnAlone() {
    String section = "0 acquire l; 0 release l; ";
    String both = section + "1 acquire l; 1 release l; ";
    assertThat(pairs(both + "1 write x 1; " + section.repeat(5_000) + "0 write x 2"))
        .containsExactly("4-10005");
  }
}
