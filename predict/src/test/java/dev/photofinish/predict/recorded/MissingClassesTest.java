package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.finding.Problem;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.predict.PredictException;
import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that ran and are not given are told, with what that costs. */
class MissingClassesTest {

  private static final String SOURCE =
      """
      class P {
        static int seen;
        public static void main(String[] args) throws Exception {
          Thread other = new Thread(Count::up);
          other.start();
          Count.up();
          seen = 1;
          other.join();
        }
      }
      class Count {
        static int count;
        static void up() { count++; }
      }
      """;

  @TempDir Path folder;

  private Prediction predict(String... given) throws Exception {
    Map<String, byte[]> all =
        SourceCompiler.standard().compile(new SourceFile("P.java", SOURCE)).classes();
    Map<String, byte[]> some = new LinkedHashMap<>();
    for (String name : given) {
      some.put(name, all.getOrDefault(name, new byte[0]));
    }
    Recorded recorded = Recorded.of(folder, all, "P");
    try (Program program = Program.open(ProgramInputs.ofClasses(some))) {
      return new Predictor(new PredictOptions(1_000, 10, 1))
          .predict(List.of(recorded.run()), program, PredictProgress.SILENT);
    }
  }

  @Test
  void someAreMissing() throws Exception {
    assertThat(predict("P").problems())
        .extracting(Problem::detail)
        .contains(
            "4 events count as recorded only, since their classes are not given: Count; give these"
                + " as inputs, too");
  }

  @Test
  void noneIsMissing() throws Exception {
    assertThat(predict("P", "Count").problems())
        .extracting(Problem::detail)
        .noneMatch(detail -> detail.contains("not given"));
  }

  @Test
  void noneIsGiven() {
    assertThatThrownBy(this::predict)
        .isInstanceOf(PredictException.class)
        .hasMessageEndingWith(
            ": none of the classes that ran is given: P, Count; give them as inputs");
  }
}
