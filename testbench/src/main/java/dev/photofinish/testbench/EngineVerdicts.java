package dev.photofinish.testbench;

import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Verdict;
import java.util.Set;

/** Which rungs of the ladder each engine can give. */
final class EngineVerdicts {

  private EngineVerdicts() {}

  static Set<Verdict> givenBy(Engine engine) {
    return switch (engine) {
      case SCAN -> Set.of(Verdict.STRONG, Verdict.LIKELY);
      case PROVE -> Set.of(Verdict.POSSIBLE);
      case PREDICT -> Set.of(Verdict.PREDICTED);
      case RECORD, REPLAY -> Set.of(Verdict.CONFIRMED);
    };
  }
}
