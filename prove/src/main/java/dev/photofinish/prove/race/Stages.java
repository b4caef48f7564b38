package dev.photofinish.prove.race;

import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.Codes;
import dev.photofinish.prove.escape.Escape;
import dev.photofinish.prove.heap.HeapGraph;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
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
import java.util.Map;

/**
 * The analyses that rule pairs out, each for itself. What one says of a pair does not depend on
 * what the others say.
 */
public final class Stages {

  private record PlaceOfThread(int thread, Instance instance, Access access) {}

  private final PointsTo points;
  private final ThreadReach reach;
  private final Escape escape;
  private final Parallel parallel;
  private final Locks locks;
  private final Map<PlaceOfThread, BitSet> running = new HashMap<>();

  public Stages(PointsTo points, LibraryFacts library, Codes codes) {
    this.points = points;
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

  /** An access in a context, with what the stages say of it. */
  public Point point(Instance instance, Access access) {
    ObjectSet objects = access.isStatic() ? new ObjectSet() : points.accessed(instance, access);
    ObjectSet escaping = access.isStatic() ? new ObjectSet() : escape.escaping(instance, access);
    return new Point(instance, access, objects, escaping, reach.of(instance));
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
        && running(oneThread, one).get(otherThread.number())
        && running(otherThread, other).get(oneThread.number());
  }

  /** The numbers of the threads that may run while a thread does an access. */
  public BitSet running(AbstractThread thread, Point point) {
    PlaceOfThread key = new PlaceOfThread(thread.number(), point.instance(), point.access());
    return running.computeIfAbsent(
        key, none -> parallel.with(thread.number(), point.instance(), point.access().place()));
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
    return locks.exclusion(
        new Locks.Guarded(oneThread, one.instance(), one.access()),
        new Locks.Guarded(otherThread, other.instance(), other.access()),
        common);
  }
}
