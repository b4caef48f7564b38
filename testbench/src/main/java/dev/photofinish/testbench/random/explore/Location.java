package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Type;

/**
 * The memory that a race is on.
 *
 * @param owner the internal name of the class that declares the field, of the container's class, or
 *     the array's descriptor
 * @param name the field's name; {@code []} for elements and contents
 */
public record Location(Kind kind, String owner, String name) implements Comparable<Location> {

  /** What kind of memory it is. */
  public enum Kind {
    FIELD,
    /** An element of an array. */
    ELEMENT,
    /** All that a container holds. */
    CONTENTS
  }

  static Location of(Field field) {
    return new Location(Kind.FIELD, field.owner(), field.name());
  }

  static Location elementOf(Type array) {
    return new Location(Kind.ELEMENT, array.internalName(), "[]");
  }

  static Location contentsOf(Type container) {
    return new Location(Kind.CONTENTS, container.internalName(), "[]");
  }

  @Override
  public int compareTo(Location other) {
    return toString().compareTo(other.toString());
  }

  @Override
  public String toString() {
    return kind == Kind.FIELD ? owner + "." + name : owner + name;
  }
}
