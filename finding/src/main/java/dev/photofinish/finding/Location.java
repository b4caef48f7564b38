package dev.photofinish.finding;

/** The memory that is raced for, as the contract names it. */
public sealed interface Location extends Comparable<Location> {

  /** The name in reports. */
  String name();

  /** The name without what moves when lines move or another compiler is used. */
  String stableName();

  @Override
  default int compareTo(Location other) {
    return name().compareTo(other.name());
  }

  /**
   * A field.
   *
   * @param className the declaring class in {@link Class#getName} form
   * @param field the field's name
   */
  record OfField(String className, String field) implements Location {
    @Override
    public String name() {
      return className + "." + field;
    }

    @Override
    public String stableName() {
      return MethodName.withoutCompilerNumbers(className) + "." + field;
    }

    @Override
    public String toString() {
      return name();
    }
  }

  /**
   * The elements of the array, or the contents of the container, that a field holds. Reports call
   * them by the field's name; but what is known of one is not known of the other.
   */
  record OfContents(OfField holder) implements Location {
    @Override
    public String name() {
      return holder.name();
    }

    @Override
    public String stableName() {
      return holder.stableName() + AccessPath.ELEMENT;
    }

    @Override
    public String toString() {
      return name();
    }
  }

  /** An array or a container that no field holds: the place that allocates it. */
  record OfAllocation(MethodName method, int line) implements Location {
    @Override
    public String name() {
      return method.className() + "." + method.name() + ":" + line;
    }

    @Override
    public String stableName() {
      return "new in " + method.stableName();
    }

    @Override
    public String toString() {
      return name();
    }
  }
}
