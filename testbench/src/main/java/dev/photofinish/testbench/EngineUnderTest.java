package dev.photofinish.testbench;

import dev.photofinish.finding.Race;
import java.util.List;

/** What the bench tests: anything that finds races in class files. */
@FunctionalInterface
public interface EngineUnderTest {

  /** Reports the races of an input, in any order. */
  List<Race> run(CompiledSources input) throws Exception;
}
