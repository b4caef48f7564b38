package dev.photofinish.ir;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * An annotation, of any retention.
 *
 * @param type the annotation's class, as an internal name
 * @param values the elements that are given, in the class file's order: boxed primitives, Strings,
 *     {@link JavaType}s, {@link EnumConstant}s, nested annotations, or lists of these
 */
public record AnnotationModel(String type, Map<String, Object> values) {

  /** A constant of an enum, as an annotation's element names it. */
  public record EnumConstant(String type, String name) {}

  public AnnotationModel {
    values = values.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The name after the package, and after the outer class if there is one. */
  public String simpleName() {
    String name = ClassNames.simpleName(type);
    return name.substring(name.lastIndexOf('$') + 1);
  }

  public Optional<Object> value(String element) {
    return Optional.ofNullable(values.get(element));
  }
}
