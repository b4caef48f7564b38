package dev.photofinish.prove;

import dev.photofinish.finding.Engine;
import dev.photofinish.testbench.Bench;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Proves programs whose lines say which accesses race. Each file or folder is a program. */
class ProgramsTest {

  @TestFactory
  Stream<DynamicTest> findsWhatIsMarkedAndNothingElse() {
    return Bench.of(ProveUnderTest::races)
        .as(Engine.PROVE)
        .inFolder(Bench.resource(ProgramsTest.class, "/programs"));
  }

  /** The same by the platform's own code, instead of what models say of it. */
  @TestFactory
  Stream<DynamicTest> findsWhatIsMarkedInRealPlatform() {
    return Bench.of(ProveUnderTest::racesWithRealPlatform)
        .as(Engine.PROVE)
        .inFolder(Bench.resource(ProgramsTest.class, "/real-platform"));
  }
}
