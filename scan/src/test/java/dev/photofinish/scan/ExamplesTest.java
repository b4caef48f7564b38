package dev.photofinish.scan;

import dev.photofinish.finding.Engine;
import dev.photofinish.testbench.Bench;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples that the manual tells of hold what their comments say. */
class ExamplesTest {

  @ParameterizedTest
  @ValueSource(strings = {"bank", "cache", "counter-service"})
  void findsTheRacesOfTheExamples(String example) {
    Path sources = Path.of("..", "examples", example, "src", "main", "java");
    Bench.of(ScanUnderTest::races).as(Engine.SCAN).check(sources);
  }
}
