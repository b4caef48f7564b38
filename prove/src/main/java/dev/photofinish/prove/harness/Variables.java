package dev.photofinish.prove.harness;

import dev.photofinish.ir.JavaType;
import dev.photofinish.prove.harness.code.Variable;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The variables of a harness: one for each type, made when first asked for. Belongs to the thread
 * that makes the harness.
 */
final class Variables {

  private static final Comparator<Variable> PRIMITIVES_FIRST =
      Comparator.comparing((Variable variable) -> variable.type().isReference())
          .thenComparing(Variable::name);

  private final Map<JavaType, Variable> byType = new HashMap<>();
  private final Names names;

  Variables(Names names) {
    this.names = names;
  }

  Variable of(JavaType type) {
    Variable known = byType.get(type);
    if (known == null) {
      known = new Variable(names.unique(wanted(type)), type);
      byType.put(type, known);
    }
    return known;
  }

  Optional<Variable> known(JavaType type) {
    return Optional.ofNullable(byType.get(type));
  }

  /** All, in the order in which they are declared. */
  List<Variable> sorted() {
    return sorted(byType.values());
  }

  static List<Variable> sorted(Collection<Variable> variables) {
    return variables.stream().sorted(PRIMITIVES_FIRST).toList();
  }

  private static String wanted(JavaType type) {
    return switch (type.kind()) {
      case ARRAY -> arrayName(type);
      case CLASS -> Names.decapitalized(Names.simple(type.internalName()));
      case BYTE -> "y";
      case BOOLEAN -> "z";
      default -> type.sourceName().substring(0, 1);
    };
  }

  private static String arrayName(JavaType array) {
    JavaType element = array.element();
    String name = element.isReference() ? wanted(element) : element.sourceName();
    return name + "Array";
  }
}
