package dev.photofinish.prove.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.figures.Figure;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Accesses of one statement in several contexts. */
class LikenessTest {

  /**
   * The second context differs from the first in nothing but the threads that run by then. Both the
   * read and the write of the count race.
   */
  @Test
  void anAccessBeforeAStartIsNotLikeOneAfterIt() throws Exception {
    String source =
        """
        public class T extends Thread {
          static int count;
          final Step before = new Step();
          final Step after = new Step();
          public static void main(String[] a) {
            new T().start();
          }
          public void run() {
            before.count();
            new U().start();
            after.count();
          }
        }
        class Step {
          void count() {
            T.count++;
          }
        }
        class U extends Thread {
          public void run() {
            T.count = 1;
          }
        }
        """;
    try (Figure figure = Figure.of(source, ProveOptions.of("T"))) {
      assertThat(figure.proof().pairs().races())
          .extracting(race -> Set.of(race.first().access().line(), race.second().access().line()))
          .containsExactly(Set.of(16, 21), Set.of(16, 21));
    }
  }
}
