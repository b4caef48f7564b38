package dev.photofinish.prove.lock;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The lockset analysis of section 2.7: two threads that <em>may</em> hold a common lock, or that
 * <em>may</em> be one and the same, are taken to be kept apart. It is precise and misses races.
 *
 * <p>Within a method only what it has certainly taken counts. For monitors, which are given back
 * where they were taken, that is the same as what it may have taken.
 */
public final class MayLocks implements LockStage {

  private final PointsTo points;
  private final HeldByMethods held;
  private final Map<Integer, HeldByThread> threads = new HashMap<>();

  public MayLocks(PointsTo points, LibraryFacts library, Fields fields) {
    this.points = points;
    this.held = new HeldByMethods(points, fields, library, field -> !field.isHypothetical());
  }

  /** Rules 2.15 and 2.16. */
  @Override
  public Set<Exclusion> exclusions(Guarded one, Guarded other, ObjectSet common) {
    Set<Exclusion> found = EnumSet.noneOf(Exclusion.class);
    if (locks(one).excludes(locks(other))) {
      found.add(Exclusion.LIKELY);
    }
    if (one.thread().equals(other.thread())) {
      found.add(Exclusion.THREAD);
    }
    return found;
  }

  @Override
  public List<Taken> taken(Instance instance, Place place) {
    return held.taken(instance, place);
  }

  @Override
  public List<Taken> taken(Instance instance, Access access) {
    return held.taken(instance, access);
  }

  @Override
  public boolean dependsOnObjects(Guarded one, Guarded other) {
    return false;
  }

  @Override
  public List<BitSet> parts(BitSet all) {
    return all.stream().mapToObj(MayLocks::only).toList();
  }

  private static BitSet only(int thread) {
    BitSet set = new BitSet();
    set.set(thread);
    return set;
  }

  @Override
  public Object knownOf(Instance instance, Access access, BitSet by) {
    return by.stream()
        .mapToObj(thread -> locks(thread, instance, access))
        .collect(Collectors.toList());
  }

  /** The relation {@code guarded}: the objects that may be locked when an access is done. */
  public ObjectSet guarded(Guarded guarded) {
    return locks(guarded).all();
  }

  private LockObjects locks(Guarded guarded) {
    return locks(guarded.thread().number(), guarded.instance(), guarded.access());
  }

  private LockObjects locks(int thread, Instance instance, Access access) {
    LockObjects locks = threads.computeIfAbsent(thread, this::heldBy).at(instance, access.place());
    locks.add(points.monitors(instance, access), false);
    return locks;
  }

  private HeldByThread heldBy(int thread) {
    AbstractThread of = points.threads().get(thread);
    return new HeldByThread(points, held, points.roots().getOrDefault(of, Set.of()));
  }
}
