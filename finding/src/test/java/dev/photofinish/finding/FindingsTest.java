package dev.photofinish.finding;

import static dev.photofinish.finding.Samples.race;
import static dev.photofinish.finding.Samples.read;
import static dev.photofinish.finding.Samples.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The outcome of a run. */
class FindingsTest {

  private static final Race EARLY = race(write(1), read(1));
  private static final Race LATE = race(write(2), read(2));

  @Test
  void isCompleteUnlessSomethingWasLost() {
    Problem notice = new Problem("a.jar", "signed", false);
    Problem loss = new Problem("b.jar", "truncated", true);
    assertThat(findings(List.of(), List.of()).complete()).isTrue();
    assertThat(findings(List.of(), List.of(notice)).complete()).isTrue();
    assertThat(findings(List.of(), List.of(notice, loss)).complete()).isFalse();
  }

  @Test
  void racesAreInTheOrderOfReports() {
    assertThat(findings(List.of(LATE, EARLY), List.of()).races()).containsExactly(EARLY, LATE);
  }

  @Test
  void racesCountFromTheThresholdUpwards() {
    Findings findings = findings(List.of(EARLY), List.of());
    assertThat(findings.hasRaces(Verdict.POSSIBLE)).isTrue();
    assertThat(findings.hasRaces(Verdict.LIKELY)).isTrue();
    assertThat(findings.hasRaces(Verdict.STRONG)).isFalse();
    assertThat(findings(List.of(), List.of()).hasRaces(Verdict.POSSIBLE)).isFalse();
  }

  @Test
  void provedFreeHasEveryReasonAndTheirSum() {
    ProvedFree proved = new ProvedFree(Map.of(Reason.LOCK, 2L, Reason.ESCAPE, 3L));
    assertThat(proved.pairs()).isEqualTo(5);
    assertThat(proved.byReason()).containsOnlyKeys(Reason.values());
    assertThat(proved.byReason().get(Reason.ALIASING)).isZero();
    assertThat(ProvedFree.NONE.pairs()).isZero();
  }

  private static Findings findings(List<Race> races, List<Problem> problems) {
    return new Findings(
        "0.1.0", "scan", races, ProvedFree.NONE, List.of(), problems, new Stats(0, 0, 0));
  }
}
