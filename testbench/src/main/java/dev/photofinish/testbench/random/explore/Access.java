package dev.photofinish.testbench.random.explore;

import java.util.Comparator;

/**
 * One of the accesses of a race.
 *
 * @param className the internal name of the class whose method does it
 * @param line the line of the program's source
 */
public record Access(String className, String method, int line, boolean write)
    implements Comparable<Access> {

  @Override
  public int compareTo(Access other) {
    return Comparator.comparingInt(Access::line).thenComparing(Access::write).compare(this, other);
  }

  @Override
  public String toString() {
    return (write ? "write" : "read") + " in " + className + "." + method + ":" + line;
  }
}
