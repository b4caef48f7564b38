package dev.photofinish.prove.figures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.race.Tuple;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Figures 2 and 3 of the certified race analysis: a list whose cells are the locks. */
class CertifiedPairsTest {

  private static final String SOURCE =
      """
      class Main {
        public static void main(String[] a) {
          List l = null;
          while (a.length > 0) {
            List temp = new List();
            temp.val = new T(); // p1
            temp.val.f = new A(); // p2
            temp.next = l; // p3
            l = temp;
          }
          while (a.length > 1) {
            T t = new T();
            t.data = l; // p4
            t.start();
            t.f = null; // p5
          }
        }
      }
      class A {}
      class List { T val; List next; }
      class T extends java.lang.Thread {
        A f;
        List data;
        public void run() {
          while (System.nanoTime() > 0) {
            List m = this.data; // p6
            while (System.nanoTime() > 1) {
              m = m.next; // p7
            }
            synchronized (m) {
              m.val.f = new A(); // p8
            }
          }
        }
      }
      """;

  /** Columns: reachable, aliasing, unlocked, escaping. */
  private static final String TABLE =
      """
      (1, val, 1) - a u -
      (1, val, 2) - a u -
      (2, f, 2) - a u -
      (3, next, 3) - a u -
      (4, data, 4) - a u -
      (5, f, 5) - a u e
      (2, f, 5) - - u -
      (5, f, 8) r - u e
      (4, data, 6) r a u -
      (3, next, 7) r a u -
      (1, val, 8) r a u -
      (2, f, 8) r a u -
      (8, f, 8) r a - e
      """;

  @Test
  void allPairsAndColumns() throws Exception {
    try (Figure figure = Figure.of(SOURCE, ProveOptions.of("Main"))) {
      Map<String, List<Tuple>> pairs =
          figure
              .tuples()
              .collect(
                  Collectors.groupingBy(
                      tuple -> pair(figure.names(), tuple), TreeMap::new, Collectors.toList()));
      assertThat(pairs.entrySet().stream().map(each -> each.getKey() + marks(each.getValue())))
          .containsExactlyInAnyOrderElementsOf(TABLE.lines().toList());
      assertThat(figure.proof().pairs().races()).isEmpty();
    }
  }

  private static String pair(Names names, Tuple tuple) {
    String first = names.of(tuple.first().access()).substring(1);
    String second = names.of(tuple.second().access()).substring(1);
    boolean isOrdered = first.compareTo(second) <= 0;
    return "("
        + (isOrdered ? first : second)
        + ", "
        + tuple.first().access().field().name()
        + ", "
        + (isOrdered ? second : first)
        + ")";
  }

  private static String marks(List<Tuple> tuples) {
    return mark(tuples, "r", tuple -> !isMain(tuple.firstThread()) || !isMain(tuple.secondThread()))
        + mark(tuples, "a", Tuple::mayAlias)
        + mark(tuples, "u", Tuple::isUnlocked)
        + mark(tuples, "e", Tuple::mayEscape);
  }

  private static String mark(List<Tuple> tuples, String symbol, Predicate<Tuple> isLeft) {
    return tuples.stream().anyMatch(isLeft) ? " " + symbol : " -";
  }

  private static boolean isMain(AbstractThread thread) {
    return thread.kind() == AbstractThread.Kind.MAIN;
  }

  /** The pair that takes the most: the lock is the only parent of what is accessed. */
  @Test
  void theLastPairIsRuledOutByTheCellThatIsLocked() throws Exception {
    try (Figure figure = Figure.of(SOURCE, ProveOptions.of("Main"))) {
      assertThat(
              figure
                  .tuples()
                  .filter(tuple -> pair(figure.names(), tuple).equals("(8, f, 8)"))
                  .map(Tuple::exclusion))
          .containsOnly(Exclusion.LOCAL);
    }
  }
}
