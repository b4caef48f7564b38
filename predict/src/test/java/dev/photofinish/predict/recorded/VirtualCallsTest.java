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

/** What methods return that could be overridden may be another value in another order. */
class VirtualCallsTest {

  @TempDir Path folder;

  /** In the recorded run one comes after the other, and finds 3. */
  private List<String> races(String methods, String after) throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            class P {
              int now, q;
              METHODS
              void up() { tick(); tick(); tick(); }
              void after() { AFTER }
              public static void main(String[] args) throws Exception {
                P p = new P();
                Thread first = new Thread(() -> p.up());
                Thread second = new Thread(() -> { sleep(); p.after(); });
                first.start();
                second.start();
                first.join();
                second.join();
              }
              static void sleep() {
                try { Thread.sleep(200); } catch (InterruptedException e) { return; }
              }
            }
            """
                .replace("METHODS", methods)
                .replace("AFTER", after));
    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);
    return prediction.races().stream()
        .map(found -> found.race().location().name() + " by " + found.stage().label())
        .toList();
  }

  @Test
  void synchronizedMethods() throws Exception {
    String methods = "synchronized int get() { return now; } synchronized void tick() { now++; }";
    assertThat(races(methods, "if (get() >= 2) q = now;")).containsExactly("P.now by values");
  }

  @Test
  void synchronizedBlocks() throws Exception {
    String methods =
        "int get() { synchronized (this) { return now; } }"
            + " void tick() { synchronized (this) { now++; } }";
    assertThat(races(methods, "if (get() >= 2) q = now;")).containsExactly("P.now by values");
  }

  /** Nobody writes behind the last. */
  @Test
  void onlyTheLastValue() throws Exception {
    String methods = "synchronized int get() { return now; } synchronized void tick() { now++; }";
    assertThat(races(methods, "if (get() >= 3) q = now;")).isEmpty();
  }
}
