package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.JavaType;
import java.util.List;
import java.util.Set;

/**
 * What an annotation means.
 *
 * @param name the annotation's internal name, or its simple name for those of all packages
 * @param condition what one of its elements must be
 * @param places where it must stand
 * @param meanings none if it is known to mean nothing
 */
record AnnotationRule(String name, Condition condition, Set<Place> places, Set<Meaning> meanings) {

  /**
   * What an element must be.
   *
   * @param element its name; empty if there is no condition
   * @param values one of these, as text
   */
  record Condition(String element, Set<String> values) {

    static final Condition NONE = new Condition("", Set.of());

    @Override
    public boolean equals(Object other) {
      return other instanceof Condition condition
          && element.equals(condition.element)
          && values.equals(condition.values);
    }

    @Override
    public int hashCode() {
      return element.hashCode();
    }

    boolean isNone() {
      return element.isEmpty();
    }

    boolean holds(AnnotationModel annotation) {
      return isNone() || annotation.value(element).filter(this::holds).isPresent();
    }

    private boolean holds(Object value) {
      return value instanceof List<?> several
          ? several.stream().anyMatch(this::holds)
          : values.contains(text(value));
    }

    private static String text(Object value) {
      if (value instanceof AnnotationModel.EnumConstant constant) {
        return constant.name();
      }
      return value instanceof JavaType type ? type.sourceName() : value.toString();
    }
  }

  boolean applies(AnnotationModel annotation, Set<Place> asked) {
    return places.stream().anyMatch(asked::contains) && condition.holds(annotation);
  }
}
