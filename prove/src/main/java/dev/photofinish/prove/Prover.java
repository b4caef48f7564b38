package dev.photofinish.prove;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Models;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.points.Levels;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.points.Universe;
import dev.photofinish.prove.race.Pairs;
import dev.photofinish.prove.race.Stages;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds every race that is possible in a whole program, and rules the rest out: the demand-driven
 * algorithm of figure 4.8.
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
    List<MethodModel> mains = MainMethods.of(program, options.mainClasses());
    LibraryFacts library = models.in(program);
    Universe universe = new Universe(program, new Levels(options.realPlatform()));
    Sensitivity sensitivity = new Sensitivity(options.k().orElse(1));
    Refinement refinement = new Refinement();
    List<Round> rounds = new ArrayList<>();
    while (true) {
      long start = System.nanoTime();
      PointsTo points = PointsTo.solve(universe, library, sensitivity, mains, progress::check);
      progress.check();
      Stages stages = new Stages(points, library, universe.codes(), options.locks());
      progress.check();
      Pairs pairs = new Pairs(stages);
      rounds.add(round(universe, sensitivity, points, pairs, start));
      Proof proof = new Proof(universe, library, sensitivity.copy(), stages, pairs, rounds);
      progress.round(rounds.get(rounds.size() - 1), proof);
      boolean more =
          options.k().isEmpty() && refinement.refine(sensitivity, points, pairs.objects());
      if (!more) {
        return proof;
      }
    }
  }

  private static Round round(
      Universe universe, Sensitivity sensitivity, PointsTo points, Pairs pairs, long start) {
    return new Round(
        points.objects().size() + 1,
        points.instances().size(),
        pairs.original(),
        pairs.ruledOut(),
        pairs.races().size(),
        sensitivity.profile(universe.codes().sites()),
        (System.nanoTime() - start) / 1_000_000);
  }
}
