package dev.photofinish.prove.race;

import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;

/**
 * A tuple of {@code ultimateRaces} (algorithm 2.6): two threads may do two accesses in two contexts
 * at once.
 *
 * @param objects the objects on whose memory they may race; empty for a static field
 */
public record PossibleRace(
    AbstractThread firstThread,
    Point first,
    AbstractThread secondThread,
    Point second,
    ObjectSet objects) {

  @Override
  public String toString() {
    return "(" + firstThread + ", " + first + ", " + secondThread + ", " + second + ")";
  }
}
