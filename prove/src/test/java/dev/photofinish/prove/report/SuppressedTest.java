package dev.photofinish.prove.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.UselessSuppression;
import org.junit.jupiter.api.Test;

/** Annotations that suppress nothing are told. */
class SuppressedTest {

  @Test
  void thoseOfNoUseAreToldWithTheirPlace() throws Exception {
    String text =
        """
        package demo;

        public class Main extends Thread {
          @interface SuppressRace { String reason(); }

          @SuppressRace(reason = "a statistic") static int raced;
          @SuppressRace(reason = "never raced for") static int free;
          @SuppressRace(reason = "") static int other;

          @SuppressRace(reason = "nothing here")
          @Override
          public void run() {
            raced++;
          }

          @SuppressRace(reason = "never called")
          int unused(int[] some) {
            return free + other;
          }

          public static void main(String[] args) {
            new Main().start();
            new Main().start();
          }
        }
        """;

    assertThat(Reported.races(text)).isEmpty();
    assertThat(Reported.useless(text))
        .containsExactly(
            new UselessSuppression("SuppressRace", "demo.Main", "free", "demo/Main.java", 0, true),
            new UselessSuppression(
                "SuppressRace", "demo.Main", "other", "demo/Main.java", 0, false),
            new UselessSuppression(
                "SuppressRace", "demo.Main", "unused(int[])", "demo/Main.java", 18, true));
  }
}
