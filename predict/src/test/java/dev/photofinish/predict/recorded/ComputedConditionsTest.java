package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conditions on bits, quotients and casts of what is read hold for other values, too. */
class ComputedConditionsTest {

  @TempDir Path folder;

  /** The second finds 12 in the recorded run; it can race if it finds 4. */
  private List<String> races(String type, String... conditions) throws Exception {
    StringBuilder fields = new StringBuilder();
    StringBuilder writes = new StringBuilder();
    StringBuilder branches = new StringBuilder();
    for (int i = 0; i < conditions.length; i++) {
      fields.append("static int r%d; ".formatted(i));
      writes.append("r%d = 1; ".formatted(i));
      branches.append("if (%s) r%d = 2;%n".formatted(conditions[i], i));
    }
    Recorded recorded =
        Recorded.of(
            folder,
            """
            class P {
              static final Object lock = new Object();
              static TYPE f;
              FIELDS
              public static void main(String[] args) throws Exception {
                Thread second = new Thread(P::second);
                second.start();
                synchronized (lock) { f = 4; }
                WRITES
                synchronized (lock) { f = 12; }
                second.join();
              }
              static void second() {
                try { Thread.sleep(200); } catch (InterruptedException e) { return; }
                TYPE k;
                synchronized (lock) { k = f; }
                BRANCHES
              }
            }
            """
                .replace("TYPE", type)
                .replace("FIELDS", fields)
                .replace("WRITES", writes)
                .replace("BRANCHES", branches));
    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);
    return prediction.races().stream()
        .map(found -> found.race().location().name() + " by " + found.stage().label())
        .toList();
  }

  @Test
  void ofInts() throws Exception {
    assertThat(
            races(
                "int",
                "(k & 4) != 0",
                "(k | 8) == 12",
                "(k ^ 8) >= 4",
                "k << 1 >= 8",
                "k >> 2 != 0",
                "k >>> 2 != 0",
                "k / 4 >= 1",
                "k % 4 == 0"))
        .containsExactlyInAnyOrder(
            "P.r0 by values",
            "P.r1 by values",
            "P.r2 by values",
            "P.r3 by values",
            "P.r4 by values",
            "P.r5 by values",
            "P.r6 by values",
            "P.r7 by values");
  }

  @Test
  void ofLongs() throws Exception {
    assertThat(races("long", "(k & 4L) != 0", "k >>> 2 != 0", "(int) k > 3", "(byte) k < 100"))
        .containsExactlyInAnyOrder(
            "P.r0 by values", "P.r1 by values", "P.r2 by values", "P.r3 by values");
  }

  /** Only 12 has the bit. */
  @Test
  void thatDoNotHoldForOthers() throws Exception {
    assertThat(races("int", "(k & 8) != 0", "k / 3 == 4")).isEmpty();
  }
}
