package dev.photofinish.predict.hb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One rule of the order at a time. */
class HappensBeforeTest {

  private static List<HbRace> races(String trace) {
    List<HbRace> races = new ArrayList<>();
    new HappensBefore(races::add).stepAll(Traces.of(trace));
    return races;
  }

  private static List<String> pairs(String trace) {
    return races(trace).stream().map(r -> r.number() + "-" + r.later().number()).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0 write x 1; 0 read x 1",
        "0 read x; 1 read x",
        "0 volatile_write x 1; 1 volatile_read x 1; 1 volatile_write x 2",
        "0 write x 1; 1 write y 1",
        "0 acquire l; 0 write x 1; 0 release l; 1 acquire l; 1 write x 2; 1 release l",
        "0 write x 1; 0 fork 1; 1 begin; 1 write x 2; 1 end; 0 join 1; 0 write x 3",
        "0 write x 1; 0 volatile_write v 1; 1 volatile_read v 1; 1 read x 1",
        "0 write x 1; 0 volatile_write v 1; 2 volatile_write v 2; 1 volatile_read v 2; 1 read x 1",
        "0 write x 1; 0 update v 1; 1 update v 2; 1 read x 1",
        "0 write x 1; 0 signal s; 1 await s; 1 write x 2",
        "0 write x 1; 0 signal s; 2 signal s; 1 await s; 1 write x 2",
        "0 acquire l; 0 wait l; 1 acquire l; 1 write x 1; 1 notify l; 1 release l; 0 wake l 1;"
            + "0 read x 1; 0 release l",
        "0 acquire_shared l; 0 read x; 0 release_shared l; 1 acquire_shared l; 1 read x;"
            + "1 release_shared l; 2 acquire l; 2 write x 1; 2 release l;"
            + "0 acquire_shared l; 0 read x 1; 0 release_shared l",
        "0 write c 1; 0 write x 1; 0 initialised c; 1 read c 1; 1 read x 1",
        "0 write x 1; 1 gap; 1 read x 1",
        "0 new x; 0 initial x 5; 1 read x 5",
      })
  void orders(String trace) {
    assertThat(pairs(trace)).isEmpty();
  }

  @Test
  void unordered() {
    assertThat(pairs("0 write x 1; 1 read x 1")).containsExactly("0-1");
    assertThat(pairs("0 read x; 1 write x 1")).containsExactly("0-1");
    assertThat(pairs("0 write x 1; 1 write x 1")).containsExactly("0-1");
  }

  @Test
  void plainAndVolatileAccessesRace() {
    assertThat(pairs("0 write x 1; 1 volatile_read x 1")).containsExactly("0-1");
    assertThat(pairs("0 volatile_write x 1; 1 read x 1")).containsExactly("0-1");
    assertThat(
            pairs(
                "0 volatile_write x 1; 1 volatile_write x 2; 1 volatile_write y 1;"
                    + "2 volatile_read y 1; 2 read x 2"))
        .containsExactly("0-4");
  }

  @Test
  void differentLocks() {
    assertThat(
            pairs("0 acquire l; 0 write x 1; 0 release l; 1 acquire m; 1 write x 2; 1 release m"))
        .containsExactly("1-4");
  }

  @Test
  void readersDoNotOrderReaders() {
    assertThat(
            pairs(
                "0 acquire_shared l; 0 write x 1; 0 release_shared l;"
                    + "1 acquire_shared l; 1 write x 2; 1 release_shared l"))
        .containsExactly("1-4");
  }

  @Test
  void whatComesAfterAForkIsNotBeforeTheChild() {
    assertThat(pairs("0 fork 1; 0 write x 1; 1 begin; 1 write x 2")).containsExactly("1-3");
  }

  @Test
  void theEndIsKnownByAJoinOnly() {
    assertThat(pairs("0 fork 1; 1 begin; 1 write x 2; 1 end; 0 write x 1")).containsExactly("2-4");
  }

  @Test
  void notifyAloneOrdersNothing() {
    assertThat(pairs("0 write x 1; 0 notify l; 1 write x 2")).containsExactly("0-2");
  }

  @Test
  void laterReadersAreKeptBesideEachOther() {
    assertThat(pairs("0 read x; 1 read x; 2 read x; 3 write x 1"))
        .containsExactlyInAnyOrder("0-3", "1-3", "2-3");
  }

  @Test
  void racingWritesAreAllKept() {
    assertThat(pairs("0 write x 1; 1 write x 2; 2 read x 2"))
        .containsExactlyInAnyOrder("0-1", "0-2", "1-2");
  }

  @Test
  void aWriteForgetsTheReadsBeforeIt() {
    assertThat(
            pairs(
                "1 read x; 1 signal s; 2 read x; 2 signal s; 0 await s; 0 write x 1; 3 write x 2"))
        .containsExactly("5-6");
  }

  @Test
  void oncePerSitesAndLocation() {
    assertThat(pairs("0 write x 1 @1; 1 write x 2 @2; 0 write x 3 @1; 1 write x 4 @2"))
        .containsExactly("0-1");
    assertThat(pairs("0 write x 1 @1; 1 write x 2 @2; 0 write y 3 @1; 1 write y 4 @2"))
        .containsExactly("0-1", "2-3");
  }

  @Test
  void tellsBothSides() {
    HbRace race = races("3 update x 7 @5; 1 read x 7 @6").get(0);
    assertThat(race.number()).isZero();
    assertThat(race.thread()).isEqualTo(3);
    assertThat(race.kind()).isEqualTo(EventKind.UPDATE);
    assertThat(race.site()).isEqualTo(5);
    assertThat(race.later().site()).isEqualTo(6);
  }
}
