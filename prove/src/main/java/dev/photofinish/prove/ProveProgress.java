package dev.photofinish.prove;

/** Is told how far a proof is. All calls come from the thread that proves. */
@FunctionalInterface
public interface ProveProgress {

  /** For those who do not want to know. */
  ProveProgress NONE = (round, soFar) -> {};

  /**
   * A round is done.
   *
   * @param soFar what is known if no more rounds are done: its races are all that are possible, and
   *     more
   */
  void round(Round round, Proof soFar);

  /** Called now and then while a round goes on; throws if the work is to end. */
  default void check() {}
}
