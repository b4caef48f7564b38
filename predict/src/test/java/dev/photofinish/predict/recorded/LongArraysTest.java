package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Problem;
import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What long arrays have in them before others know them is as well known as that of short ones. */
class LongArraysTest {

  private static final String TOO_MANY = "for (int i = 0; i < a.length; i++) a[i] = -1 - i";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int | Arrays.fill(a, (int) -1)",
        "byte | Arrays.fill(a, (byte) -1)",
        "long | for (int i = 100; i < 200; i++) a[i] = i; a[5] = 7",
        "char | a[99] = 'c'",
        "short | a[6] = 1",
        "double | Arrays.fill(a, 10, 90, 0.5)",
        "boolean | a[5] = true; a[4] = true",
        "int | for (int i = 0; i < 3000; i++) a[i] = i"
      })
  void elementsRace(String type, String filled) throws Exception {
    String read = "TYPE e5 = a[5]; TYPE e50 = a[50]; TYPE e150 = a[150];".replace("TYPE", type);

    assertThat(races(type, filled, "a[5] = a[6]; a[50] = a[6]; a[150] = a[6]", read))
        .containsExactly("P.a");
  }

  /** Had the second come first, it would have found what was there in the beginning. */
  @ParameterizedTest
  @ValueSource(strings = {"Arrays.fill(a, -1)", "a[5] = 1", TOO_MANY})
  void valuesOrder(String filled) throws Exception {
    String first = "x = 1; synchronized (P.class) { a[5] = 0; }";
    String second = "int k; synchronized (P.class) { k = a[5]; } if (k == 0) x = 2";

    assertThat(races("int", filled, first, second)).isEmpty();
  }

  /** What another branch would find is not known where nobody has been in the run. */
  @Test
  void otherBranchesDoNotGuess() throws Exception {
    String first = "synchronized (P.class) { y = 1; } x = 1";
    String second =
        "int[] b = a; int d = b[8]; int k; synchronized (P.class) { k = y; }"
            + " if (k == 0) { int e = b[9]; if (e == 0) { x = 2; } }";

    assertThat(races("int", "Arrays.fill(a, -1)", first, second)).isEmpty();
  }

  @Test
  void arraysWithTooMuchInThemAreLeftAlone() throws Exception {
    Prediction prediction = predicted("int", TOO_MANY, "a[5] = 1", "int k = a[5]");

    assertThat(prediction.races()).isEmpty();
    assertThat(prediction.problems())
        .extracting(Problem::detail)
        .anyMatch(text -> text.contains("too long to be told"));
  }

  private List<String> races(String type, String filled, String first, String second)
      throws Exception {
    return predicted(type, filled, first, second).races().stream()
        .map(found -> found.race().location().name())
        .distinct()
        .toList();
  }

  private Prediction predicted(String type, String filled, String first, String second)
      throws Exception {
    String program =
        """
        import java.util.*;
        class P {
          // What nobody records.
          static final java.util.logging.Logger told = java.util.logging.Logger.getLogger("first");
          static final TYPE[] a = filled();
          static int x;
          static int y;
          static TYPE[] filled() {
            TYPE[] a = new TYPE[5000];
            FILLED;
            return a;
          }
          static void first() {
            try { FIRST; } finally { told.setLevel(java.util.logging.Level.OFF); }
          }
          static void second() {
            while (told.getLevel() == null) { Thread.onSpinWait(); }
            SECOND;
          }
          public static void main(String[] args) throws Exception {
            told.setLevel(null);
            Thread one = new Thread(P::first);
            Thread two = new Thread(P::second);
            one.start();
            two.start();
            one.join();
            two.join();
          }
        }
        """
            .replace("TYPE", type)
            .replace("FILLED", filled)
            .replace("FIRST", first)
            .replace("SECOND", second);
    Recorded recorded = Recorded.of(folder, program);
    return new Predictor(new PredictOptions(1_000, 10, 1))
        .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);
  }
}
