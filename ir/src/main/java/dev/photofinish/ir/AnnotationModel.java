package dev.photofinish.ir;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An annotation, of any retention.
 *
 * @param type the annotation's class, as an internal name
 * @param values the elements that are given, in the class file's order: boxed primitives, Strings,
 *     {@link JavaType}s, {@link EnumConstant}s, nested annotations, or lists of these; none of what
 *     compilers keep there for themselves
 */
public record AnnotationModel(String type, Map<String, Object> values) {

  /** What compilers tell themselves about a class, in strings that take more room than names. */
  private static final Set<String> FOR_COMPILERS =
      Set.of("kotlin/Metadata", "scala/reflect/ScalaSignature", "scala/reflect/ScalaLongSignature");

  /** A constant of an enum, as an annotation's element names it. */
  public record EnumConstant(String type, String name) {}

  public AnnotationModel {
    values = values.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** Whether annotations of a type have their elements here: some are of no use to anybody else. */
  static boolean keepsElements(String type) {
    return !FOR_COMPILERS.contains(type);
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
