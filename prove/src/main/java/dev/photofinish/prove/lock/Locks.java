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
import dev.photofinish.prove.reach.Ownership;
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
  private final Ownership ownership;
  private final Map<Key, Guards> known = new HashMap<>();

  /** Most accesses have the same few guards: they share them. */
  private final Map<Guards, Guards> different = new HashMap<>();

  public Locks(
      PointsTo points,
      LibraryFacts library,
      Fields fields,
      Once once,
      Escape escape,
      UniqueParents parents,
      Ownership ownership) {
    this.parents = parents;
    this.ownership = ownership;
    Constants constants = new Constants(points, escape);
    this.held = new HeldByMethods(points, fields, library, constants::isConstant);
    this.sets = new LockSets(points, escape.visits(), library, once, constants, held);
  }

  @Override
  public Set<Exclusion> exclusions(Guarded one, Guarded other, ObjectSet common) {
    Set<Exclusion> found = EnumSet.noneOf(Exclusion.class);
    Map<GuardKey, ObjectSet> second = guards(other).held();
    for (Map.Entry<GuardKey, ObjectSet> each : guards(one).held().entrySet()) {
      GuardKey key = each.getKey();
      boolean isSame =
          key.isLoaded()
              ? second.entrySet().stream().anyMatch(with -> isSame(each, with, common))
              : second.containsKey(counterpart(key));
      if (isSame) {
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
    Set<GuardKey> second = guards(other).held().keySet();
    return guards(one).held().keySet().stream()
        .anyMatch(key -> second.stream().anyMatch(with -> mayBeSame(key, with)));
  }

  /** Whether two locks are the same if their roots are. */
  private static boolean mayBeSame(GuardKey one, GuardKey other) {
    return one.isLoaded()
        && other.isLoaded()
        && other.equals(counterpart(one).at(other.number(), other.depth()));
  }

  /**
   * Whether two locks that are the same if their roots are must be: both roots lead to the same one
   * of the objects (section 3.7.2, second condition).
   */
  private boolean isSame(
      Map.Entry<GuardKey, ObjectSet> one, Map.Entry<GuardKey, ObjectSet> other, ObjectSet common) {
    int depth = one.getKey().depth();
    if (!mayBeSame(one.getKey(), other.getKey())) {
      return false;
    } else if (depth == other.getKey().depth() && parents.tellRoots(common, depth)) {
      return true;
    }
    ObjectSet roots = one.getValue().copy();
    roots.addAll(other.getValue());
    return ownership.tellsRoots(common, roots);
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
