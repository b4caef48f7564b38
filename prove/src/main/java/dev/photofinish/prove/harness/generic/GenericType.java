package dev.photofinish.prove.harness.generic;

import dev.photofinish.ir.JavaType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A type as a signature attribute has it (JVMS 4.7.9.1).
 *
 * @param name the type variable, or the internal name of the class, or a primitive's descriptor
 * @param dimensions of the array that has such elements; 0 if it is none
 */
record GenericType(Kind kind, String name, int dimensions, List<GenericType> arguments) {

  /** What the name is one of. */
  enum Kind {
    VARIABLE,
    CLASS,
    PRIMITIVE
  }

  GenericType {
    arguments = List.copyOf(arguments);
  }

  /** The type without generics, if all of its type variables are known. */
  Optional<JavaType> erasure(Map<String, JavaType> variables) {
    JavaType element =
        switch (kind) {
          case VARIABLE -> variables.get(name);
          case CLASS -> JavaType.ofClass(name);
          case PRIMITIVE -> JavaType.of(name);
        };
    return element == null
        ? Optional.empty()
        : Optional.of(JavaType.of("[".repeat(dimensions) + element.descriptor()));
  }
}
