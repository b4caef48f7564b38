package dev.photofinish.bench;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.prove.ProveException;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.race.StagesAlone;
import java.io.IOException;
import java.util.Optional;

/**
 * What each stage alone rules out of a program, with either analysis of locks.
 *
 * @param sound nothing if no round was done in time, and so for the other
 */
record StageRun(ThesisProgram program, Optional<StagesAlone> sound, Optional<StagesAlone> may)
    implements Comparison.Run {

  @Override
  public String label() {
    return program.name();
  }

  static StageRun of(ThesisProgram program, Proofs proofs)
      throws IOException, BadInputException, ProveException {
    return new StageRun(
        program,
        alone(program, proofs, LockAnalysis.SOUND),
        alone(program, proofs, LockAnalysis.MAY));
  }

  private static Optional<StagesAlone> alone(
      ThesisProgram program, Proofs proofs, LockAnalysis locks)
      throws IOException, BadInputException, ProveException {
    long start = System.nanoTime();
    return proofs.of(
        program,
        locks,
        (proof, madeUp) -> {
          long proved = System.nanoTime();
          StagesAlone alone = StagesAlone.of(proof.stages());
          System.err.printf(
              "  locks %s: proved in %.1f s, stages alone in %.1f s%n",
              locks, (proved - start) / 1e9, (System.nanoTime() - proved) / 1e9);
          return alone;
        });
  }
}
