package dev.photofinish.prove.race;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;
import java.util.BitSet;

/**
 * An access in a context.
 *
 * @param objects the objects that it may be about; empty for a static field
 * @param escaping those of them that a second thread may see then
 * @param threads the numbers of the threads that may do it
 * @param sharing those of them that may do it while a second thread sees the object
 * @param likeness the same number for accesses of one statement that nothing but their objects
 *     tells apart
 */
public record Point(
    Instance instance,
    Access access,
    ObjectSet objects,
    ObjectSet escaping,
    BitSet threads,
    BitSet sharing,
    int likeness) {

  /** The same as far as it is about some objects. */
  Point within(ObjectSet some) {
    return new Point(
        instance, access, objects.and(some), escaping.and(some), threads, sharing, likeness);
  }

  /**
   * The objects that locks are asked for: those that both may be about while a second thread sees
   * them; if there are none, all that both may be about.
   */
  ObjectSet common(Point other) {
    ObjectSet seen = escaping.and(other.escaping);
    return seen.isEmpty() ? objects.and(other.objects) : seen;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Point point && instance == point.instance && access == point.access;
  }

  @Override
  public int hashCode() {
    return 31 * instance.id() + access.id();
  }

  @Override
  public String toString() {
    return access + " in [" + instance.context() + "]";
  }
}
