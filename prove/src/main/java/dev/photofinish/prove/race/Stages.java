package dev.photofinish.prove.race;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Codes;
import dev.photofinish.prove.escape.Escape;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.lock.Guarded;
import dev.photofinish.prove.lock.LockStage;
import dev.photofinish.prove.lock.Locks;
import dev.photofinish.prove.lock.MayLocks;
import dev.photofinish.prove.parallel.Parallel;
import dev.photofinish.prove.parent.UniqueParents;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.reach.Ownership;
import dev.photofinish.prove.thread.Once;
import dev.photofinish.prove.thread.ThreadReach;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The analyses that rule pairs out, each for itself. What one says of a pair does not depend on
 * what the others say.
 */
public final class Stages {

  /** What tells accesses of one statement apart, beside their objects. */
  private record Likeness(
      Access access, BitSet threads, List<BitSet> running, Object knownOfLocks) {}

  private final PointsTo points;
  private final ThreadReach reach;
  private final Escape escape;
  private final Parallel parallel;
  private final LockStage locks;
  private final List<AbstractThread> threads;
  private final Map<Likeness, Integer> likenesses = new HashMap<>();

  /**
   * @param check called now and then while they are solved; throws if the work is to end
   */
  public Stages(
      PointsTo points,
      LibraryFacts library,
      Codes codes,
      LockAnalysis lockAnalysis,
      Runnable check) {
    this.points = points;
    this.threads = points.threads();
    this.reach = ThreadReach.of(points);
    Once once = Once.of(points);
    this.escape = new Escape(points, library, check);
    this.parallel = new Parallel(points, library, reach, once);
    this.locks =
        switch (lockAnalysis) {
          case SOUND ->
              new Locks(
                  points,
                  library,
                  codes.fields(),
                  once,
                  escape,
                  new UniqueParents(points, library, check),
                  new Ownership(points, library, once));
          case MAY -> new MayLocks(points, library, codes.fields());
        };
  }

  public PointsTo points() {
    return points;
  }

  public Escape escape() {
    return escape;
  }

  public LockStage locks() {
    return locks;
  }

  /** An access in a context, with what the stages say of it. */
  public Point point(Instance instance, Access access) {
    ObjectSet objects = access.isStatic() ? new ObjectSet() : points.accessed(instance, access);
    ObjectSet escaping = access.isStatic() ? new ObjectSet() : escape.escaping(instance, access);
    BitSet by = reach.of(instance);
    BitSet sharing = escape.threads(instance, access, by);
    boolean matters = access.isStatic() || !escaping.isEmpty();
    int likeness = matters ? likeness(instance, access, sharing) : -1;
    return new Point(instance, access, objects, escaping, by, sharing, likeness);
  }

  private int likeness(Instance instance, Access access, BitSet by) {
    List<BitSet> running = running(instance, access, by);
    Likeness likeness = new Likeness(access, by, running, locks.knownOf(instance, access, by));
    return likenesses.computeIfAbsent(likeness, none -> likenesses.size());
  }

  /** The threads that may run meanwhile, for each of some threads for which the place matters. */
  private List<BitSet> running(Instance instance, Access access, BitSet by) {
    return by.stream()
        .filter(parallel::dependsOnPlace)
        .mapToObj(thread -> parallel.with(thread, instance, access.place()))
        .toList();
  }

  /** What decides who may run while any thread is at a point; equal for points that are alike. */
  Object knownOfParallel(Point point) {
    return List.of(
        point.threads(),
        running(point.instance(), point.access(), point.threads()),
        isOrderedByInitialisation(point));
  }

  /** Rules 2.10 and 2.11: whether both may be about the same memory. */
  public boolean mayAlias(Point one, Point other) {
    return one.access().isStatic()
        || (one.objects().intersects(other.objects()) && one.access().mayMeet(other.access()));
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

  /** Parts the threads of a point: those of one part are kept from others by the same locks. */
  List<BitSet> parts(Point point) {
    return locks.parts(point.sharing());
  }

  /** Two of some threads that may be at two accesses at once. */
  Optional<ThreadPair> parallel(Point one, BitSet some, Point other, BitSet others) {
    if (isOrderedByInitialisation(one) || isOrderedByInitialisation(other)) {
      return Optional.empty();
    }
    for (int t1 = some.nextSetBit(0); t1 >= 0; t1 = some.nextSetBit(t1 + 1)) {
      BitSet with = running(t1, one);
      for (int t2 = both(with, others, 0); t2 >= 0; t2 = both(with, others, t2 + 1)) {
        if (running(t2, other).get(t1)) {
          return Optional.of(new ThreadPair(threads.get(t1), threads.get(t2)));
        }
      }
    }
    return Optional.empty();
  }

  /** The first number from another on that two sets have; less than 0 if there is none. */
  private static int both(BitSet one, BitSet other, int from) {
    int next = other.nextSetBit(from);
    while (next >= 0 && !one.get(next)) {
      int candidate = one.nextSetBit(next);
      next = candidate < 0 ? -1 : other.nextSetBit(candidate);
    }
    return next;
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
   * Sections 2.7 and 3.7: what keeps two threads apart that are at accesses of the same memory.
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

  /** The same with all that does so, each of which would do alone. */
  Set<Exclusion> exclusions(ThreadPair threads, Point one, Point other, ObjectSet common) {
    return locks.exclusions(
        guarded(threads.first(), one), guarded(threads.second(), other), common);
  }

  /** Whether what {@link #exclusion} says depends on the objects. */
  boolean dependsOnObjects(ThreadPair threads, Point one, Point other) {
    return locks.dependsOnObjects(guarded(threads.first(), one), guarded(threads.second(), other));
  }

  private static Guarded guarded(AbstractThread thread, Point point) {
    return new Guarded(thread, point.instance(), point.access());
  }
}
