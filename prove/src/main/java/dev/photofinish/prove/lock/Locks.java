package dev.photofinish.prove.lock;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.escape.Escape;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.parent.UniqueParents;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The conditional must not alias analysis (section 3.7): whether two accesses that are about the
 * same object must hold the same lock, or be done by the same thread.
 */
public final class Locks {

  private record Key(int group, Instance instance, Access access) {}

  private final HeldByMethods held;
  private final LockSets sets;
  private final UniqueParents parents;
  private final Map<Key, Guards> known = new HashMap<>();

  public Locks(
      PointsTo points,
      LibraryFacts library,
      Fields fields,
      Once once,
      Escape escape,
      UniqueParents parents) {
    this.parents = parents;
    this.held = new HeldByMethods(points, fields, library);
    this.sets = new LockSets(points, library, once, new Constants(points, escape), held);
  }

  /** An access in a context by a thread, as far as it matters which thread that is. */
  public record Guarded(AbstractThread thread, Instance instance, Access access) {}

  /**
   * Why two accesses cannot be done by two threads at once.
   *
   * @param common the objects that both may be about; empty for a static field
   */
  public Exclusion exclusion(Guarded one, Guarded other, ObjectSet common) {
    Exclusion found = Exclusion.NONE;
    Guards second = guards(other);
    for (GuardKey key : guards(one).held().keySet()) {
      if (second.held().containsKey(counterpart(key)) && isSame(key, common)) {
        found = Exclusion.stronger(found, Exclusion.of(key));
      }
    }
    return found;
  }

  /** Two readers are not kept apart: one of the two must hold the lock alone. */
  private static GuardKey counterpart(GuardKey key) {
    return key.isShared() ? key.exclusive() : key.shared();
  }

  /** Whether it depends on what the two are about whether a lock keeps them apart. */
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

  private Guards guards(Guarded guarded) {
    return guards(LockSets.group(guarded.thread()), guarded.instance(), guarded.access());
  }

  /** The locks that an instance has certainly taken itself at a place, outermost first. */
  public List<Taken> taken(Instance instance, Place place) {
    HeldFlow flow = held.of(instance.code());
    return flow.before(place).stream()
        .filter(acquired -> LockSets.isReal(instance, acquired))
        .map(
            acquired ->
                new Taken(
                    acquired.lock(), acquired.isShared() || flow.chain(acquired.lock()).isShared()))
        .toList();
  }

  /**
   * The locks that are certainly held at an access.
   *
   * @param group 0 for the main thread, 1 for all others
   */
  public Guards guards(int group, Instance instance, Access access) {
    Key key = new Key(group, instance, access);
    Guards guards = known.get(key);
    if (guards == null) {
      guards = sets.at(group, instance, access);
      known.put(key, guards);
    }
    return guards;
  }
}
