package dev.photofinish.scan;

import dev.photofinish.finding.Engine;
import dev.photofinish.testbench.Bench;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Scans programs whose lines say which accesses race. Each folder is a program. */
class ProgramsTest {

  @TestFactory
  Stream<DynamicTest> findsWhatIsMarkedAndNothingElse() {
    return Bench.of(ScanUnderTest::races)
        .as(Engine.SCAN)
        .inFolder(Bench.resource(ProgramsTest.class, "/programs"));
  }
}
