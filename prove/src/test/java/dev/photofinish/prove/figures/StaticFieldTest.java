package dev.photofinish.prove.figures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Reason;
import dev.photofinish.prove.ProveOptions;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Figure 2.4 of the thesis: a static field that is written before there are other threads. */
class StaticFieldTest {

  private static final String SOURCE =
      """
      public class T extends Thread {
        private static int g;
        public static void main(String[] a) {
          T.g = a.length; // e1
          while (a.length > 0) {
            T t = new T(); // h1
            t.start();
          }
        }
        public void run() {
          int x = T.g; // e2
        }
      }
      """;

  @Test
  void bothTuplesAreRuledOutByTheThreads() throws Exception {
    try (Figure figure = Figure.of(SOURCE, ProveOptions.of("T").withK(2))) {
      assertThat(figure.tuples().map(figure.names()::of))
          .containsExactlyInAnyOrder("(ε, ε, e1, ε, ε, e1)", "(ε, ε, e1, [h1], [h1], e2)");
      assertThat(figure.tuples())
          .allMatch(tuple -> tuple.mayAlias() && tuple.mayEscape() && tuple.isUnlocked())
          .allMatch(tuple -> !tuple.mayRunInParallel() && !tuple.isRace())
          .allMatch(tuple -> tuple.ruledOutBy().equals(Optional.of(Reason.PARALLEL)));
      assertThat(new Relations(figure).parallel())
          .contains("([h1], [h1], e2, ε)")
          .doesNotContain("(ε, ε, e1, [h1])");
      assertThat(figure.proof().pairs().races()).isEmpty();
    }
  }
}
