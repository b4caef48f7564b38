package dev.photofinish.prove;

import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.race.Pairs;
import dev.photofinish.prove.race.Stages;

/** Somebody who wants to know how an analysis comes on, round by round. */
@FunctionalInterface
public interface ProveProgress {

  /** Nobody. */
  ProveProgress NONE = (round, sensitivity, stages, pairs) -> {};

  /**
   * A round is over.
   *
   * @param sensitivity the k values that it was done with; they may grow once this returns
   * @param stages what the round found
   * @param pairs what the stages left
   */
  void ended(Round round, Sensitivity sensitivity, Stages stages, Pairs pairs);
}
