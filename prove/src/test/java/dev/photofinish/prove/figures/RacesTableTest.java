package dev.photofinish.prove.figures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.race.Tuple;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Table 2.1 of the thesis: all tuples of its running example, and which stages leave them. */
class RacesTableTest {

  /** Columns: aliasingRaces, escapingRaces, parallelRaces, unlockedRaces, ultimateRaces. */
  private static final String TABLE =
      """
      (ε, [h3], e1, ε, [h3], e1) a - - - -
      (ε, [h3], e1, [h3], [h3], e3) a - p u -
      (ε, [h3], e2, ε, [h3], e2) a - - - -
      (ε, [h3], e2, [h3], [h3], e4) a - p u -
      (ε, [h1], e5, ε, [h1], e5) a - - - -
      (ε, [h1], e5, ε, [h2], e5) - - - - -
      (ε, [h2], e5, ε, [h1], e5) - - - - -
      (ε, [h2], e5, ε, [h2], e5) a - - - -
      (ε, [h1], e5, ε, [h1], e6) a - - - -
      (ε, [h1], e5, [h3], [h2], e6) - - - u -
      (ε, [h2], e5, ε, [h1], e6) - - - - -
      (ε, [h2], e5, [h3], [h2], e6) a - - u -
      (ε, [h1], e5, ε, [h2], e7) - - - - -
      (ε, [h1], e5, [h3], [h1], e7) a - - u -
      (ε, [h2], e5, ε, [h2], e7) a - - - -
      (ε, [h2], e5, [h3], [h1], e7) - - - u -
      (ε, [h4::h1], e8, ε, [h4::h1], e8) a - - - -
      (ε, [h4::h1], e8, ε, [h4::h2], e8) - - - - -
      (ε, [h4::h2], e8, ε, [h4::h1], e8) - - - - -
      (ε, [h4::h2], e8, ε, [h4::h2], e8) a - - - -
      (ε, [h4::h1], e8, ε, [h4::h1], e9) a - - - -
      (ε, [h4::h2], e8, ε, [h4::h1], e9) - - - - -
      (ε, [h4::h1], e8, [h3], [h4::h2], e9) - - - u -
      (ε, [h4::h2], e8, [h3], [h4::h2], e9) a - - u -
      (ε, [h4::h1], e8, ε, [h4::h2], e10) - - - - -
      (ε, [h4::h2], e8, ε, [h4::h2], e10) a - - - -
      (ε, [h4::h1], e8, [h3], [h4::h1], e10) a - - u -
      (ε, [h4::h2], e8, [h3], [h4::h1], e10) - - - u -
      (ε, [h4::h2], e10, ε, [h4::h2], e10) a e - - -
      (ε, [h4::h2], e10, [h3], [h4::h1], e10) - e p u -
      ([h3], [h4::h1], e10, ε, [h4::h2], e10) - e p u -
      ([h3], [h4::h1], e10, [h3], [h4::h1], e10) a e p - -
      (ε, [h4::h1], e9, ε, [h4::h2], e10) - e - - -
      (ε, [h4::h1], e9, [h3], [h4::h1], e10) a e p u U
      ([h3], [h4::h2], e9, ε, [h4::h2], e10) a e p - -
      ([h3], [h4::h2], e9, [h3], [h4::h1], e10) - e p - -
      """;

  @Test
  void allRowsAndColumns() throws Exception {
    try (Figure figure = RunningExample.with(LockAnalysis.MAY)) {
      List<String> rows = figure.tuples().map(tuple -> row(figure, tuple)).toList();
      assertThat(rows).containsExactlyInAnyOrderElementsOf(TABLE.lines().toList());
    }
  }

  private static String row(Figure figure, Tuple tuple) {
    return figure.names().of(tuple)
        + (tuple.mayAlias() ? " a" : " -")
        + (tuple.mayEscape() ? " e" : " -")
        + (tuple.mayRunInParallel() ? " p" : " -")
        + (tuple.isUnlocked() ? " u" : " -")
        + (tuple.isRace() ? " U" : " -");
  }

  /** The race of the children among themselves, which section 2.8 calls a false negative. */
  @Test
  void soundLocksFindTuple32AsWell() throws Exception {
    try (Figure figure = RunningExample.with(LockAnalysis.SOUND)) {
      assertThat(figure.tuples().filter(Tuple::isRace).map(tuple -> figure.names().of(tuple)))
          .containsExactlyInAnyOrder(
              "([h3], [h4::h1], e10, [h3], [h4::h1], e10)",
              "(ε, [h4::h1], e9, [h3], [h4::h1], e10)");
    }
  }

  /** What is found pair by pair is what is reported. */
  @Test
  void theReportedRacesAreThoseOfTheTable() throws Exception {
    for (LockAnalysis locks : LockAnalysis.values()) {
      try (Figure figure = RunningExample.with(locks)) {
        assertThat(figure.proof().pairs().races())
            .hasSize((int) figure.tuples().filter(Tuple::isRace).count())
            .allMatch(race -> race.first().access().field().toString().equals("A.f4"));
      }
    }
  }
}
