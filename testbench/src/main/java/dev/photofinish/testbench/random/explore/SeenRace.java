package dev.photofinish.testbench.random.explore;

import java.util.Comparator;

/**
 * Two accesses to the same memory by different threads, one of them a write, that some run did not
 * order by happens-before.
 *
 * @param first the one with the smaller line
 */
public record SeenRace(Location location, Access first, Access second)
    implements Comparable<SeenRace> {

  static SeenRace of(Location location, Access one, Access other) {
    boolean inOrder = one.compareTo(other) <= 0;
    return new SeenRace(location, inOrder ? one : other, inOrder ? other : one);
  }

  @Override
  public int compareTo(SeenRace other) {
    return Comparator.comparing(SeenRace::location)
        .thenComparing(SeenRace::first)
        .thenComparing(SeenRace::second)
        .compare(this, other);
  }

  @Override
  public String toString() {
    return location + ": " + first + ", " + second;
  }
}
