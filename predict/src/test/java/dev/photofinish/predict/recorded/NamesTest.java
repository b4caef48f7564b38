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

/** Races are told by the names of the program. */
class NamesTest {

  @TempDir Path folder;

  /** What such fields hold is not recorded: nobody can change it. */
  @Test
  void arraysAndContainersInStaticFinalFields() throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.*;
            class Ids { static final int[] NEXT = new int[3]; static final List<Integer> ALL = new ArrayList<>(); }
            class P {
              static int next(int of) { Ids.ALL.add(of); return Ids.NEXT[of]++; }
              public static void main(String[] args) throws Exception {
                Thread thread = new Thread(() -> next(1));
                thread.start();
                next(1);
                thread.join();
              }
            }
            """);

    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);

    assertThat(prediction.races())
        .extracting(found -> found.race().location().name())
        .containsOnly("Ids.NEXT", "Ids.ALL");
  }

  @Test
  void whatNoFieldHoldsIsNamedByWhereItIsMade() throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.*;
            class P {
              public static void main(String[] args) throws Exception {
                int[] count = new int[1];
                List<Object> all = new ArrayList<>();
                Runnable task = () -> { Runnable each = () -> count[0]++; each.run(); all.add(task()); };
                Thread thread = new Thread(task);
                thread.start();
                task.run();
                thread.join();
              }
              static Object task() { return "x"; }
            }
            """);

    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);

    assertThat(prediction.races())
        .extracting(found -> found.race().location().name())
        .containsOnly("P.main:4", "P.main:5");
  }
}
