package dev.photofinish.prove.figures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.race.Analysis;
import dev.photofinish.prove.race.StagesAlone;
import dev.photofinish.prove.race.TuplesAlone;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How many pairs of the thesis's examples each analysis rules out alone. */
class StagesAloneTest {

  /** Each field has a pair of writes, and one of a write with a read. */
  private static final String PARTS =
      """
      public class T extends Thread {
        static C shared;
        int own;
        public static void main(String[] a) {
          for (int i = 0; i < a.length; i++) {
            shared = new C();
            new T().start();
          }
        }
        public void run() {
          C c = shared;
          own++;
          c.none++;
          synchronized (T.class) {
            c.global++;
            synchronized (c) {
              c.both++;
            }
          }
          synchronized (c) {
            c.local++;
          }
        }
      }
      class C {
        int none, global, local, both;
      }
      """;

  /** The pairs of table 2.1 all of whose rows have a dash in a column. */
  @Test
  void countsOfTheRunningExample() throws Exception {
    try (Figure figure = RunningExample.with(LockAnalysis.MAY)) {
      assertThat(StagesAlone.of(figure.proof().stages()))
          .isEqualTo(
              new StagesAlone(
                  12,
                  Map.of(
                      Analysis.ALIASING, 0L,
                      Analysis.ESCAPING, 10L,
                      Analysis.PARALLEL, 8L,
                      Analysis.UNLOCKED, 4L,
                      Analysis.GLOBAL, 0L,
                      Analysis.LOCAL, 0L,
                      Analysis.THREAD, 4L)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void countsAreThoseOfTheTuples(LockAnalysis locks) throws Exception {
    try (Figure figure = RunningExample.with(locks)) {
      assertThat(StagesAlone.of(figure.proof().stages())).isEqualTo(TuplesAlone.of(figure.proof()));
    }
  }

  /** What two parts rule out is counted for both of them, and once for all together. */
  @Test
  void partsOfLocksOverlap() throws Exception {
    try (Figure figure = Figure.of(PARTS, ProveOptions.of("T"))) {
      StagesAlone alone = StagesAlone.of(figure.proof().stages());
      assertThat(alone.original()).isEqualTo(12);
      assertThat(alone.ruledOut(Analysis.GLOBAL)).isEqualTo(4);
      assertThat(alone.ruledOut(Analysis.LOCAL)).isEqualTo(4);
      assertThat(alone.ruledOut(Analysis.THREAD)).isEqualTo(2);
      assertThat(alone.ruledOut(Analysis.UNLOCKED)).isEqualTo(8);
    }
  }
}
