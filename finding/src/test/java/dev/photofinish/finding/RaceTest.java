package dev.photofinish.finding;

import static dev.photofinish.finding.Samples.COUNT;
import static dev.photofinish.finding.Samples.access;
import static dev.photofinish.finding.Samples.evidence;
import static dev.photofinish.finding.Samples.race;
import static dev.photofinish.finding.Samples.read;
import static dev.photofinish.finding.Samples.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The one form of a race, whoever found it, and the order of reports. */
class RaceTest {

  @Test
  void theWriteComesFirst() {
    Race race = race(read(1), write(9));
    assertThat(race.accesses()).containsExactly(write(9), read(1));
    assertThat(race).isEqualTo(race(write(9), read(1)));
    assertThat(race.kind()).isEqualTo("read-write");
  }

  @Test
  void twoWritesAreInTheOrderOfTheirLines() {
    Race race = race(write(9), write(1));
    assertThat(race.accesses()).containsExactly(write(1), write(9));
    assertThat(race.kind()).isEqualTo("write-write");
  }

  @Test
  void theSameLineIsOrderedByTheWayToIt() {
    Frame site = write(5).site();
    Access direct = access(AccessKind.WRITE, site);
    Access fromOne = access(AccessKind.WRITE, write(1).site(), site);
    Access fromNine = access(AccessKind.WRITE, write(9).site(), site);
    assertThat(race(fromNine, fromOne).accesses()).containsExactly(fromOne, fromNine);
    assertThat(race(fromNine, direct).accesses()).containsExactly(direct, fromNine);
  }

  @Test
  void theSamePlaceIsOrderedByThreadAndLocks() {
    List<Frame> stack = List.of(write(5).site());
    Access main = new Access(AccessKind.WRITE, "main", List.of("this"), stack);
    Access worker = new Access(AccessKind.WRITE, "worker", List.of(), stack);
    Access unlocked = new Access(AccessKind.WRITE, "main", List.of(), stack);
    assertThat(race(worker, main)).isEqualTo(race(main, worker));
    assertThat(race(main, unlocked)).isEqualTo(race(unlocked, main));
  }

  @Test
  void twoReadsDoNotRace() {
    assertThatThrownBy(() -> race(read(1), read(2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("two reads of com.acme.Counter.count do not race");
  }

  @Test
  void aRaceNeedsEvidence() {
    assertThatThrownBy(() -> race(COUNT, write(1), write(2), new Evidence[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anAccessNeedsAFrame() {
    assertThatThrownBy(() -> access(AccessKind.READ)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aRaceClimbsTheLadder() {
    Race likely = race(write(1), write(2));
    Race confirmed = likely.with(evidence(Verdict.POSSIBLE)).with(evidence(Verdict.CONFIRMED));
    assertThat(confirmed.verdict()).isEqualTo(Verdict.CONFIRMED);
    assertThat(confirmed.evidence())
        .extracting(Evidence::verdict)
        .containsExactly(Verdict.CONFIRMED, Verdict.LIKELY, Verdict.POSSIBLE);
    assertThat(likely.verdict()).isEqualTo(Verdict.LIKELY);
  }

  @Test
  void reportsAreOrderedByLocationThenLines() {
    Location other = new Location.OfField("com.acme.Adder", "sum");
    Race first = race(other, write(9), read(9));
    Race second = race(write(1), read(1));
    Race third = race(write(1), read(2));
    Race fourth = race(write(2), read(1));
    assertThat(Stream.of(fourth, third, second, first).sorted(Race.REPORT_ORDER))
        .containsExactly(first, second, third, fourth);
  }

  @Test
  void reportsOfTheSameLinesAreOrderedByPath() {
    Race direct = withPath("this.count");
    Race through = withPath("this.parent.count");
    assertThat(Stream.of(through, direct).sorted(Race.REPORT_ORDER))
        .containsExactly(direct, through);
  }

  @Test
  void reportsWithoutLinesAreOrderedByOffset() {
    Race early = race(write(1), withoutLine(5));
    Race late = race(write(1), withoutLine(40));
    assertThat(Stream.of(late, early).sorted(Race.REPORT_ORDER)).containsExactly(early, late);
    assertThat(early.second()).isNotEqualTo(late.second());
  }

  private static Access withoutLine(int offset) {
    return access(AccessKind.READ, new Frame(write(1).site().method(), "", 0, offset));
  }

  @Test
  void theEffectStaysWhenARaceClimbs() {
    Race told =
        new Race(
            COUNT,
            Optional.empty(),
            write(1),
            write(2),
            Optional.of("One of the changes can be lost."),
            Optional.empty(),
            List.of(evidence(Verdict.LIKELY)));
    assertThat(told.with(evidence(Verdict.CONFIRMED)).effect())
        .hasValue("One of the changes can be lost.");
    assertThat(race(write(1), write(2)).effect()).isEmpty();
  }

  private static Race withPath(String root) {
    AccessPath path = new AccessPath(root, List.of());
    return new Race(
        COUNT,
        Optional.of(path),
        write(1),
        write(2),
        Optional.empty(),
        List.of(evidence(Verdict.LIKELY)));
  }
}
