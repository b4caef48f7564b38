package dev.photofinish.prove.race;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Codes;
import dev.photofinish.prove.escape.Escape;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.lock.Guards;
import dev.photofinish.prove.lock.Locks;
import dev.photofinish.prove.parallel.Parallel;
import dev.photofinish.prove.parent.UniqueParents;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import dev.photofinish.prove.thread.ThreadReach;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The analyses that rule pairs out, each for itself. What one says of a pair does not depend on
 * what the others say.
 */
public final class Stages {

  /** What tells accesses of one statement apart, beside their objects. */
  private record Likeness(
      Access access, BitSet threads, BitSet runningWithMain, Guards byMain, Guards byOthers) {}

  private final PointsTo points;
  private final ThreadReach reach;
  private final Escape escape;
  private final Parallel parallel;
  private final Locks locks;
  private final List<AbstractThread> threads;
  private final Map<Likeness, Integer> likenesses = new HashMap<>();

  public Stages(PointsTo points, LibraryFacts library, Codes codes) {
    this.points = points;
    this.threads = points.threads();
    this.reach = ThreadReach.of(points);
    Once once = Once.of(points);
    HeapGraph heap = new HeapGraph(points.objects().size(), points::fieldsOf);
    this.escape = new Escape(points, library, heap);
    this.parallel = new Parallel(points, library, reach, once);
    UniqueParents parents = new UniqueParents(points, library);
    this.locks = new Locks(points, library, codes.fields(), once, escape, parents);
  }

  public PointsTo points() {
    return points;
  }

  public Escape escape() {
    return escape;
  }

  public Locks locks() {
    return locks;
  }

  /** An access in a context, with what the stages say of it. */
  public Point point(Instance instance, Access access) {
    ObjectSet objects = access.isStatic() ? new ObjectSet() : points.accessed(instance, access);
    ObjectSet escaping = access.isStatic() ? new ObjectSet() : escape.escaping(instance, access);
    BitSet by = reach.of(instance);
    boolean matters = access.isStatic() || !escaping.isEmpty();
    int likeness = matters ? likeness(instance, access, by) : -1;
    return new Point(instance, access, objects, escaping, by, likeness);
  }

  private int likeness(Instance instance, Access access, BitSet by) {
    boolean byMain = by.get(0);
    Likeness likeness =
        new Likeness(
            access,
            by,
            byMain ? parallel.with(0, instance, access.place()) : new BitSet(),
            byMain ? locks.guards(0, instance, access) : new Guards(),
            locks.guards(1, instance, access));
    return likenesses.computeIfAbsent(likeness, none -> likenesses.size());
  }

  /** Rules 2.10 and 2.11: whether both may be about the same memory. */
  public boolean mayAlias(Point one, Point other) {
    return one.access().isStatic() || one.objects().intersects(other.objects());
  }

  /** Rules 2.12 and 2.13: whether both may be about memory that a second thread sees. */
  public boolean mayEscape(Point one, Point other) {
    return one.access().isStatic() || (!one.escaping().isEmpty() && !other.escaping().isEmpty());
  }

  /** Rule 2.14: whether two threads may be at two accesses at once. */
  public boolean mayRunInParallel(
      AbstractThread oneThread, Point one, AbstractThread otherThread, Point other) {
    return !isOrderedByInitialisation(one)
        && !isOrderedByInitialisation(other)
        && running(oneThread.number(), one).get(otherThread.number())
        && running(otherThread.number(), other).get(oneThread.number());
  }

  /**
   * Two threads that may be at two accesses at once, of groups that are told apart by {@link
   * Locks}.
   */
  Optional<ThreadPair> parallel(Point one, boolean oneIsMain, Point other, boolean otherIsMain) {
    if (isOrderedByInitialisation(one) || isOrderedByInitialisation(other)) {
      return Optional.empty();
    }
    for (int t1 = first(one, oneIsMain); t1 >= 0; t1 = next(one, oneIsMain, t1)) {
      BitSet with = running(t1, one);
      for (int t2 = first(other, otherIsMain); t2 >= 0; t2 = next(other, otherIsMain, t2)) {
        if (with.get(t2) && running(t2, other).get(t1)) {
          return Optional.of(new ThreadPair(threads.get(t1), threads.get(t2)));
        }
      }
    }
    return Optional.empty();
  }

  private static int first(Point point, boolean main) {
    return main ? (point.threads().get(0) ? 0 : -1) : point.threads().nextSetBit(1);
  }

  private static int next(Point point, boolean main, int thread) {
    return main ? -1 : point.threads().nextSetBit(thread + 1);
  }

  /** The numbers of the threads that may run while a thread does an access. */
  public BitSet running(int thread, Point point) {
    return parallel.with(thread, point.instance(), point.access().place());
  }

  /** Who uses a static field waits until the class is initialised. */
  private static boolean isOrderedByInitialisation(Point point) {
    var field = point.access().field().model();
    return point.access().isStatic()
        && field != null
        && point.instance().method().isClassInitializer()
        && field.owner() == point.instance().method().owner();
  }

  /**
   * Section 3.7: what keeps two threads apart that are at accesses of the same memory.
   *
   * @param common the objects that both may be about
   */
  public Exclusion exclusion(
      AbstractThread oneThread,
      Point one,
      AbstractThread otherThread,
      Point other,
      ObjectSet common) {
    return locks.exclusion(guarded(oneThread, one), guarded(otherThread, other), common);
  }

  /** Whether what {@link #exclusion} says depends on the objects. */
  boolean dependsOnObjects(ThreadPair threads, Point one, Point other) {
    return locks.dependsOnObjects(guarded(threads.first(), one), guarded(threads.second(), other));
  }

  private static Locks.Guarded guarded(AbstractThread thread, Point point) {
    return new Locks.Guarded(thread, point.instance(), point.access());
  }
}
