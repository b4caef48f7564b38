package dev.photofinish.prove;

import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.PointsTo;
import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which k values grow from one round to the next (figure 4.8). */
final class Refinement {

  /** The objects that were considered: the set A of the figure. */
  private final Set<List<Site>> considered = new HashSet<>();

  /** Those that the last choice was about, until it is accepted. */
  private final Set<List<Site>> chosen = new HashSet<>();

  /**
   * Has the sites of the objects on whose memory races are left tell more contexts apart, as far as
   * that is worth its price.
   *
   * @param last the round before
   * @param share the part of what that cost by which the next one may be dearer: 8 for an eighth
   * @return the k values of the next round; empty if none of them grows
   */
  Optional<Sensitivity> refine(Proof last, int share) {
    chosen.clear();
    PointsTo points = last.stages().points();
    Object2LongOpenHashMap<Site> gains = new Object2LongOpenHashMap<>();
    Set<List<Site>> sequences = new LinkedHashSet<>();
    last.pairs()
        .racesOn()
        .forEach(
            (object, races) -> {
              List<Site> sequence = points.object(object).sites();
              Set<Site> sites = new LinkedHashSet<>(sequence);
              if (sites.size() == sequence.size() && !considered.contains(sequence)) {
                sequences.add(sequence);
                sites.stream()
                    .filter(Refinement::isOfProgram)
                    .forEach(site -> gains.addTo(site, races));
              }
            });
    Set<Site> grown = new Price(last.sensitivity(), points).affordable(gains, share);
    // What was too dear may be cheaper among others.
    sequences.stream().filter(sequence -> isChosen(sequence, grown)).forEach(chosen::add);
    Sensitivity next = last.sensitivity().copy();
    grown.forEach(next::increment);
    return grown.isEmpty() ? Optional.empty() : Optional.of(next);
  }

  private static boolean isChosen(List<Site> sequence, Set<Site> grown) {
    return sequence.stream().allMatch(site -> !isOfProgram(site) || grown.contains(site));
  }

  /** The last choice was good: what it was about is not considered again. */
  void accept() {
    considered.addAll(chosen);
  }

  /** What the platform's code makes has the contexts of the program's object it is a part of. */
  private static boolean isOfProgram(Site site) {
    return site.method() == null || !site.method().owner().isPlatform();
  }
}
