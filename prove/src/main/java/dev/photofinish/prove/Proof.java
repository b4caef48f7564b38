package dev.photofinish.prove;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.points.Universe;
import dev.photofinish.prove.race.Pairs;
import dev.photofinish.prove.race.Stages;
import java.util.ArrayList;
import java.util.List;

/**
 * What the last round found: the solutions of all stages, and the pairs that none of them rules
 * out.
 *
 * @param sensitivity the k values that the last round had
 * @param rounds what each round did, the last one last
 * @param notices what a reader should know of how it was found, one sentence each
 */
public record Proof(
    Universe universe,
    LibraryFacts library,
    Sensitivity sensitivity,
    Stages stages,
    Pairs pairs,
    List<Round> rounds,
    List<String> notices) {

  public Proof {
    rounds = List.copyOf(rounds);
    notices = List.copyOf(notices);
  }

  /** The same with one notice more. */
  Proof with(String notice) {
    List<String> more = new ArrayList<>(notices);
    more.add(notice);
    return new Proof(universe, library, sensitivity, stages, pairs, rounds, more);
  }
}
