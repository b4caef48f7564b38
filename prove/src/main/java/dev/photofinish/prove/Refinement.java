package dev.photofinish.prove;

import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.PointsTo;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which k values grow from one round to the next (figure 4.8). */
final class Refinement {

  /** The objects that were considered: the set A of the figure. */
  private final Set<List<Site>> considered = new HashSet<>();

  /**
   * Has the sites of the objects on whose memory races are left tell more contexts apart, as far as
   * that is worth its price.
   *
   * @return whether any k value grew
   */
  boolean refine(Sensitivity sensitivity, PointsTo points, ObjectSet raced) {
    Set<Site> sites = new LinkedHashSet<>();
    raced.forEach(
        id -> {
          AbstractObject object = points.object(id);
          List<Site> sequence = object.sites();
          boolean isNew = considered.add(sequence);
          if (isNew && new HashSet<>(sequence).size() == sequence.size()) {
            sequence.stream().filter(Refinement::isOfProgram).forEach(sites::add);
          }
        });
    List<Site> affordable = new Price(sensitivity, points).affordable(sites);
    affordable.forEach(sensitivity::increment);
    return !affordable.isEmpty();
  }

  /** What the platform's code makes has the contexts of the program's object it is a part of. */
  private static boolean isOfProgram(Site site) {
    return site.method() == null || !site.method().owner().isPlatform();
  }
}
