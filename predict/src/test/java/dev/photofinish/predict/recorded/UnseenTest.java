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

/** What nothing orders and has no witness either is not left out in silence. */
class UnseenTest {

  @TempDir Path folder;

  @Test
  void isCounted() throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            new Mechanism(
                    "a number that waits for a race",
                    "static boolean ready;",
                    """
                    Thread a = start(() -> { /W/ ready = true; });
                    while (!ready) { Thread.yield(); }
                    /R/
                    a.join();
                    """)
                .ordered());

    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);

    assertThat(prediction.races())
        .extracting(found -> found.race().location().name())
        .containsExactly("P.ready");
    assertThat(prediction.problems())
        .extracting(Problem::detail)
        .containsExactly(
            "nothing orders the accesses of 1 pair of places, but no order was found in which"
                + " they meet: not reported");
  }
}
