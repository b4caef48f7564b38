package dev.photofinish.prove;

import dev.photofinish.ir.Program;
import dev.photofinish.models.Models;
import java.util.Optional;

/**
 * Finds every race that is possible in a whole program, and rules the rest out: the demand-driven
 * algorithm of figure 4.8. Where the memory does not allow for more contexts, there are fewer.
 */
public final class Prover {

  private final Models models;
  private final ProveOptions options;

  public Prover(Models models, ProveOptions options) {
    this.models = models;
    this.options = options;
  }

  public Proof prove(Program program) throws ProveException {
    return prove(program, ProveProgress.NONE);
  }

  /** The same, with somebody who is told of each round and may stop it. */
  public Proof prove(Program program, ProveProgress progress) throws ProveException {
    Rounds rounds = new Rounds(program, models.in(program), options, progress);
    try {
      return options.k().isPresent()
          ? rounds.runOnce(options.k().getAsInt())
          : rounds.runOnDemand();
    } catch (MemoryWatch.TooLittle e) {
      Optional<Proof> last = rounds.last();
      return last.isPresent()
          ? last.get()
              .with(
                  "the memory of "
                      + MemoryWatch.megabytes()
                      + " MB does not allow for another round: what is left may be more than need be")
          : withoutContexts(rounds);
    }
  }

  private Proof withoutContexts(Rounds rounds) throws ProveException {
    try {
      return rounds
          .runWithoutContexts()
          .with(
              "the memory of "
                  + MemoryWatch.megabytes()
                  + " MB does not allow for contexts: there are none (k = 0), and more is left than"
                  + " need be");
    } catch (MemoryWatch.TooLittle e) {
      throw new ProveException(
          "the program does not fit into the memory of "
              + MemoryWatch.megabytes()
              + " MB; PHOTOFINISH_JAVA_OPTS=-Xmx16g gives more");
    }
  }
}
