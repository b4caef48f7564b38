package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the JDK has to order two threads orders them in the trace, and nothing else does. */
class MechanismsTest {

  private static final int MOST_RUNS = 10;

  @TempDir Path folder;

  static List<Mechanism> mechanisms() {
    return Mechanisms.ALL;
  }

  @ParameterizedTest
  @MethodSource("mechanisms")
  void accessesInItsOrderDoNotRace(Mechanism mechanism) throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, mechanism.ordered());

    assertThat(program.run().problems()).isEmpty();
    assertThat(program.events()).anyMatch(event -> event.kind().isWrite());
    assertThat(program.races()).isEmpty();
  }

  /** Some are in an order by chance in one run or another, as far as that is told. */
  @ParameterizedTest
  @MethodSource("mechanisms")
  void accessesBesideItRace(Mechanism mechanism) throws Exception {
    List<String> races = new ArrayList<>();
    for (int run = 0; run < MOST_RUNS && races.isEmpty(); run++) {
      races.addAll(
          RecordedProgram.of(folder.resolve("trace-" + run), mechanism.unordered()).races());
    }
    assertThat(races).contains("x");
  }
}
