package dev.photofinish.finding;

import java.util.Optional;

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

    /** The name with the parameters of the method, of which {@link #ofPlace} makes the same. */
    public String place() {
      return method.className() + "." + method.signature() + ":" + line;
    }

    /** Nothing if a text is not a {@link #place}. */
    public static Optional<OfAllocation> ofPlace(String place) {
      int open = place.indexOf('(');
      int dot = place.lastIndexOf('.', open);
      int colon = place.lastIndexOf("):");
      if (open < 0 || dot < 0 || colon < open || !place.substring(colon + 2).matches("\\d{1,9}")) {
        return Optional.empty();
      }
      MethodName method =
          MethodName.of(place.substring(0, dot), place.substring(dot + 1, colon + 1));
      return Optional.of(new OfAllocation(method, Integer.parseInt(place.substring(colon + 2))));
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
