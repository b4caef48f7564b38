package dev.photofinish.scan.domain;

/**
 * A place in the code.
 *
 * @param index the number of the bytecode instruction
 * @param line the source line, 0 if unknown
 */
public record Site(MethodKey method, int index, int line) implements Comparable<Site> {

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Site site
            && index == site.index
            && line == site.line
            && method.equals(site.method));
  }

  @Override
  public int hashCode() {
    return 31 * index + method.hashCode();
  }

  @Override
  public int compareTo(Site other) {
    int byMethod = method.compareTo(other.method);
    return byMethod != 0 ? byMethod : Integer.compare(index, other.index);
  }
}
