package dev.photofinish.prove.race;

import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the analysis of locks, and each of its parts, alone leaves of the pairs on one field. */
final class LocksAlone {

  private static final ObjectSet NONE = new ObjectSet();

  /** What each part must find to rule a pair out. All together do so by whatever they find. */
  private static final Map<Analysis, Exclusion> PARTS =
      Map.of(
          Analysis.GLOBAL, Exclusion.GLOBAL,
          Analysis.LOCAL, Exclusion.LOCAL,
          Analysis.THREAD, Exclusion.THREAD);

  private final Stages stages;
  private final Rows rows;
  private final Map<Analysis, PairMatrix> left;
  private final Map<SameLocks.Key, SameLocks> sameLocks = new LinkedHashMap<>();

  /**
   * @param left where to add the pairs that are left
   */
  LocksAlone(Stages stages, Rows rows, Map<Analysis, PairMatrix> left) {
    this.stages = stages;
    this.rows = rows;
    this.left = left;
  }

  void add(Point point) {
    Map<Object, BitSet> byLocks = new LinkedHashMap<>();
    for (BitSet part : stages.locks().parts(point.threads())) {
      if (!part.isEmpty()) {
        Object known = stages.locks().knownOf(point.instance(), point.access(), part);
        byLocks.computeIfAbsent(known, none -> new BitSet()).or(part);
      }
    }
    byLocks.forEach(
        (known, threads) ->
            sameLocks
                .computeIfAbsent(SameLocks.Key.of(known, threads), none -> new SameLocks(threads))
                .add(point, rows.of(point.access())));
  }

  void decide() {
    List<SameLocks> all = new ArrayList<>(sameLocks.values());
    for (int i = 0; i < all.size(); i++) {
      Map<Analysis, BitSet> others = new EnumMap<>(Analysis.class);
      for (SameLocks other : all.subList(i, all.size())) {
        decide(all.get(i), other, others);
      }
      BitSet some = all.get(i).rows();
      others.forEach((analysis, unlocked) -> leave(analysis, some, unlocked));
    }
  }

  private void leave(Analysis analysis, BitSet some, BitSet others) {
    left.computeIfAbsent(analysis, none -> new PairMatrix(rows.size())).setAll(some, others);
  }

  /**
   * @param unlocked gets the rows of the others, if the objects do not matter
   */
  private void decide(SameLocks one, SameLocks other, Map<Analysis, BitSet> unlocked) {
    ThreadPair threads = one.threads(other, stages.points().threads());
    if (stages.dependsOnObjects(threads, one.point(), other.point())) {
      decideByObjects(threads, one, other);
      return;
    }
    leaving(stages.exclusions(threads, one.point(), other.point(), NONE))
        .forEach(
            analysis -> unlocked.computeIfAbsent(analysis, none -> new BitSet()).or(other.rows()));
  }

  private void decideByObjects(ThreadPair threads, SameLocks one, SameLocks other) {
    Unlocked unlocked = unlocked(threads, one, other);
    for (SameLocks.Part first : one.parts()) {
      for (SameLocks.Part second : other.parts()) {
        unlocked
            .on(first.point().common(second.point()))
            .forEach(analysis -> leave(analysis, first.rows(), second.rows()));
      }
    }
  }

  private Unlocked unlocked(ThreadPair threads, SameLocks one, SameLocks other) {
    Map<Analysis, ObjectSet> objects = new EnumMap<>(Analysis.class);
    for (int object : one.objects().and(other.objects()).toArray()) {
      leaving(stages.exclusions(threads, one.point(), other.point(), ObjectSet.of(object)))
          .forEach(
              analysis -> objects.computeIfAbsent(analysis, none -> new ObjectSet()).add(object));
    }
    return new Unlocked(
        objects, leaving(stages.exclusions(threads, one.point(), other.point(), NONE)));
  }

  /**
   * What leaves two accesses that are done with certain locks.
   *
   * @param objects those for which an analysis does
   * @param otherwise the analyses that do if there is no object that both are about
   */
  private record Unlocked(Map<Analysis, ObjectSet> objects, Set<Analysis> otherwise) {

    Set<Analysis> on(ObjectSet common) {
      if (common.isEmpty()) {
        return otherwise;
      }
      Set<Analysis> leaving = EnumSet.noneOf(Analysis.class);
      objects.forEach(
          (analysis, unlocked) -> {
            if (unlocked.intersects(common)) {
              leaving.add(analysis);
            }
          });
      return leaving;
    }
  }

  /** The analyses that leave two accesses, by all that keeps these apart. */
  private static Set<Analysis> leaving(Set<Exclusion> found) {
    Set<Analysis> leaving = EnumSet.noneOf(Analysis.class);
    if (found.isEmpty()) {
      leaving.add(Analysis.UNLOCKED);
    }
    PARTS.forEach(
        (part, exclusion) -> {
          if (!found.contains(exclusion)) {
            leaving.add(part);
          }
        });
    return leaving;
  }
}
