package dev.photofinish.prove.figures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.race.Tuple;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Figure 3.1 of the thesis: coarse, medium and fine locks, and threads with objects of their own.
 */
class LockingIdiomsTest {

  private static final String SOURCE =
      """
      public class T extends java.lang.Thread {
        public static void main(String[] a) {
          T.g = new T[a.length]; // h1
          for (int i = 0; i < a.length; i++) {
            T vt = new T(); // h2
            T.g[i] = vt;
            vt.start();
          }
        }
        private static T[] g;
        private C f1;
        public T() {
          this.f1 = new C(); // h3
        }
        public void run() {
          T vt = THRD;
          C ve = vt.f1;
          Object vl = LOCK;
          synchronized (vl) {
            ve.f2 = 1; // e
          }
        }
      }
      class C {
        public int f2;
      }
      """;

  private static final String ANY = "T.g[(int) System.nanoTime()]";

  private static Figure figure(String thread, String lock) throws Exception {
    return Figure.of(SOURCE.replace("THRD", thread).replace("LOCK", lock), ProveOptions.of("T"));
  }

  /** The tuples of the labelled statement with itself. */
  private static List<Tuple> tuples(Figure figure) {
    return figure
        .tuples()
        .filter(tuple -> figure.names().of(tuple.first().access()).equals("e"))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "T.g, GLOBAL",
    "vt, LOCAL",
    "ve, LOCAL",
  })
  void theLockKeepsThreadsApartThatChooseAnyObject(String lock, Exclusion expected)
      throws Exception {
    try (Figure figure = figure(ANY, lock)) {
      assertRuledOut(figure, expected);
    }
  }

  @Test
  void threadsThatChooseThemselvesNeedNoLock() throws Exception {
    try (Figure figure = figure("this", "new Object()")) {
      assertRuledOut(figure, Exclusion.THREAD);
    }
  }

  /** Nothing but the exclusion rules the tuple out. */
  private static void assertRuledOut(Figure figure, Exclusion expected) {
    assertThat(tuples(figure))
        .singleElement()
        .satisfies(
            tuple -> {
              assertThat(figure.names().of(tuple)).isEqualTo("([h2], [h2], e, [h2], [h2], e)");
              assertThat(tuple.mayAlias() && tuple.isShared() && tuple.mayRunInParallel()).isTrue();
              assertThat(tuple.exclusion()).isEqualTo(expected);
            });
    assertThat(figure.proof().pairs().races())
        .noneMatch(race -> race.first().access().field().name().equals("f2"));
  }

  @Test
  void aLockOfItsOwnKeepsNobodyOut() throws Exception {
    try (Figure figure = figure(ANY, "new Object()")) {
      assertThat(tuples(figure)).singleElement().matches(Tuple::isRace);
      assertThat(figure.proof().pairs().races())
          .anyMatch(race -> race.first().access().field().name().equals("f2"));
    }
  }
}
