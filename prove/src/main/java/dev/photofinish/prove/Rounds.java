package dev.photofinish.prove;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.points.FrameworkClass;
import dev.photofinish.prove.points.Levels;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.points.Universe;
import dev.photofinish.prove.race.Pairs;
import dev.photofinish.prove.race.Stages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rounds of figure 4.8, until no k value grows any more. Confined to one thread. */
final class Rounds {

  /** How many rounds may rule out next to nothing before there are no others. */
  private static final int PATIENCE = 2;

  /** The part of the pairs that these rounds must rule out. */
  private static final int LEAST_GAIN = 10;

  /** By which part of its cost a round may be dearer than the one before, as it is tried. */
  private static final int FIRST_SHARE = 8;

  private static final int LAST_SHARE = 128;

  private final LibraryFacts library;
  private final ProveOptions options;
  private final ProveProgress progress;
  private final Universe universe;
  private final List<FrameworkClass> made;
  private final List<MethodModel> mains;
  private final MemoryWatch memory = new MemoryWatch();
  private final List<Round> rounds = new ArrayList<>();
  private @Nullable Proof last;

  Rounds(Program program, LibraryFacts library, ProveOptions options, ProveProgress progress)
      throws ProveException {
    this.library = library;
    this.options = options;
    this.progress = progress;
    this.made = FrameworkClass.in(program, library);
    boolean needsMain = made.stream().noneMatch(FrameworkClass::isCalled);
    this.mains = MainMethods.of(program, options.mainClasses(), needsMain);
    this.universe =
        new Universe(
            program, options.realPlatform() ? Levels.realPlatform(library) : Levels.usual());
  }

  /** What the last round that was done says. */
  Optional<Proof> last() {
    return Optional.ofNullable(last);
  }

  /**
   * The default: begins with one context for each site. If these are too many, there is one round
   * without any: a second was seen to take as long as the first and to rule out next to nothing.
   */
  Proof runOnDemand() {
    try {
      return refine(round(new Sensitivity(1), Bounds.ofFirstRound()));
    } catch (Bounds.Exceeded e) {
      return runOnce(0)
          .with(
              "the program is too large to tell objects apart by their contexts: what is left may be"
                  + " more than need be");
    }
  }

  /** One round with fixed k values. */
  Proof runOnce(int k) {
    return round(new Sensitivity(k), Bounds.none());
  }

  /** Begins anew, without what there was no room for. */
  Proof runWithoutContexts() {
    memory.collect();
    return runOnce(0);
  }

  /** Has k values grow from round to round. */
  private Proof refine(Proof first) {
    Proof proof = first;
    Bounds bounds = Bounds.after(first.stages().points());
    Refinement refinement = new Refinement();
    while (!isInVain()) {
      Sensitivity before = proof.sensitivity();
      proof = next(proof, refinement, bounds);
      if (proof.sensitivity() == before) {
        return proof;
      }
    }
    return proof;
  }

  /**
   * Another round; the last one if no k value grows, or those that grow make it too dear. If they
   * do, it is tried again with fewer: what more contexts lead to is not known beforehand.
   */
  private Proof next(Proof proof, Refinement refinement, Bounds bounds) {
    for (int share = FIRST_SHARE; share <= LAST_SHARE; share *= 4) {
      Optional<Sensitivity> refined = refinement.refine(proof, share);
      if (refined.isEmpty()) {
        return proof;
      }
      try {
        Proof next = round(refined.get(), bounds);
        refinement.accept();
        return next;
      } catch (Bounds.Exceeded e) {
        progress.check();
      }
    }
    return proof.with(
        "another round would cost more than the first: what is left may be more than need be");
  }

  /**
   * Whether the last rounds have ruled out next to nothing. One may have to prepare for the next,
   * as in section 4.2; the thesis goes on all the same, for the longer contexts in its reports.
   */
  private boolean isInVain() {
    int count = rounds.size();
    if (count <= PATIENCE) {
      return false;
    } else if (last != null && Bounds.isDear(last.stages().points())) {
      return true;
    }
    long before = rounds.get(count - 1 - PATIENCE).left();
    return rounds.get(count - 1).left() >= before - before / LEAST_GAIN;
  }

  private Proof round(Sensitivity sensitivity, Bounds bounds) {
    long start = System.nanoTime();
    PointsTo points =
        PointsTo.solve(
            universe,
            library,
            sensitivity,
            mains,
            made,
            (instances, work) -> {
              check();
              bounds.check(instances, work);
            });
    check();
    Stages stages = new Stages(points, library, universe.codes(), options.locks(), this::check);
    check();
    Pairs pairs = last == null ? new Pairs(stages) : last.pairs().next(stages);
    rounds.add(
        new Round(
            points.objects().size() + 1,
            points.instances().size(),
            pairs.original(),
            pairs.ruledOut(),
            pairs.races().size(),
            sensitivity.profile(universe.codes().sites()),
            (System.nanoTime() - start) / 1_000_000));
    Proof proof =
        new Proof(universe, library, sensitivity.copy(), stages, pairs, rounds, List.of());
    last = proof;
    progress.round(rounds.get(rounds.size() - 1), proof);
    return proof;
  }

  private void check() {
    progress.check();
    memory.check();
  }
}
