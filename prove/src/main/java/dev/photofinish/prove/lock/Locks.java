package dev.photofinish.prove.lock;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.escape.Escape;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.parent.UniqueParents;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The conditional must not alias analysis (section 3.7): whether two accesses that are about the
 * same object must hold the same lock, or be done by the same thread.
 */
public final class Locks implements LockStage {

  private record Key(int group, Instance instance, Access access) {}

  private final HeldByMethods held;
  private final LockSets sets;
  private final UniqueParents parents;
  private final Map<Key, Guards> known = new HashMap<>();

  /** Most accesses have the same few guards: they share them. */
  private final Map<Guards, Guards> different = new HashMap<>();

  public Locks(
      PointsTo points,
      LibraryFacts library,
      Fields fields,
      Once once,
      Escape escape,
      UniqueParents parents) {
    this.parents = parents;
    Constants constants = new Constants(points, escape);
    this.held = new HeldByMethods(points, fields, library, constants::isConstant);
    this.sets = new LockSets(points, escape.visits(), library, once, constants, held);
  }

  @Override
  public Set<Exclusion> exclusions(Guarded one, Guarded other, ObjectSet common) {
    Set<Exclusion> found = EnumSet.noneOf(Exclusion.class);
    Guards second = guards(other);
    for (GuardKey key : guards(one).held().keySet()) {
      if (second.held().containsKey(counterpart(key)) && isSame(key, common)) {
        found.add(Exclusion.of(key));
      }
    }
    return found;
  }

  /** Two readers are not kept apart: one of the two must hold the lock alone. */
  private static GuardKey counterpart(GuardKey key) {
    return key.isShared() ? key.exclusive() : key.shared();
  }

  @Override
  public boolean dependsOnObjects(Guarded one, Guarded other) {
    Guards second = guards(other);
    return guards(one).held().keySet().stream()
        .anyMatch(
            key ->
                key.isRelative() && key.depth() > 0 && second.held().containsKey(counterpart(key)));
  }

  private boolean isSame(GuardKey key, ObjectSet common) {
    return !key.isRelative() || key.depth() == 0 || parents.tellRoots(common, key.depth());
  }

  /** The main thread, and all others. */
  @Override
  public List<BitSet> parts(BitSet threads) {
    BitSet main = new BitSet();
    main.set(0, threads.get(0));
    BitSet others = (BitSet) threads.clone();
    others.clear(0);
    return List.of(main, others);
  }

  @Override
  public Object knownOf(Instance instance, Access access, BitSet threads) {
    Guards byMain = threads.get(0) ? guards(0, instance, access) : new Guards();
    boolean byOthers = threads.nextSetBit(1) >= 0;
    return List.of(byMain, byOthers ? guards(1, instance, access) : new Guards());
  }

  private Guards guards(Guarded guarded) {
    return guards(LockSets.group(guarded.thread()), guarded.instance(), guarded.access());
  }

  @Override
  public List<Taken> taken(Instance instance, Place place) {
    return held.taken(instance, place);
  }

  @Override
  public List<Taken> taken(Instance instance, Access access) {
    return held.taken(instance, access);
  }

  /**
   * The locks that are certainly held at an access.
   *
   * @param group 0 for the main thread, 1 for all others
   */
  private Guards guards(int group, Instance instance, Access access) {
    Key key = new Key(group, instance, access);
    Guards guards = known.get(key);
    if (guards == null) {
      guards = sets.at(group, instance, access);
      Guards same = different.putIfAbsent(guards, guards);
      guards = same == null ? guards : same;
      known.put(key, guards);
    }
    return guards;
  }
}
