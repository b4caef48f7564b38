package dev.photofinish.prove.harness.generic;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.generic.GenericClass.GenericMethod;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The types of methods as a class shows them that declares or inherits them. The class itself is
 * taken as a raw type (JLS 4.8): its own type variables are erased.
 *
 * <p>Belongs to one thread.
 */
public final class InheritedTypes {

  private static final GenericClass PLAIN = new GenericClass(List.of(), List.of(), Map.of());

  private final Program program;
  private final Map<String, GenericClass> classes = new HashMap<>();
  private final Map<String, Map<String, Map<String, JavaType>>> variables = new HashMap<>();

  public InheritedTypes(Program program) {
    this.program = program;
  }

  /** The types of the parameters. */
  public List<JavaType> parameters(ClassModel shownBy, MethodModel method) {
    List<JavaType> erased = method.descriptor().parameters();
    GenericMethod generic = generic(shownBy, method);
    if (generic == null || generic.parameters().size() != erased.size()) {
      return erased;
    }
    Map<String, JavaType> known = known(shownBy, method, generic);
    List<JavaType> shown = new ArrayList<>();
    for (int i = 0; i < erased.size(); i++) {
      shown.add(shown(generic.parameters().get(i), known, erased.get(i)));
    }
    return shown;
  }

  /** The type of the result. */
  public JavaType result(ClassModel shownBy, MethodModel method) {
    JavaType erased = method.descriptor().returnType();
    GenericMethod generic = generic(shownBy, method);
    return generic == null
        ? erased
        : shown(generic.result(), known(shownBy, method, generic), erased);
  }

  private static JavaType shown(GenericType type, Map<String, JavaType> known, JavaType erased) {
    return type.kind() == GenericType.Kind.VARIABLE ? type.erasure(known).orElse(erased) : erased;
  }

  private @Nullable GenericMethod generic(ClassModel shownBy, MethodModel method) {
    return method.owner() == shownBy
        ? null
        : read(method.owner().name()).methods().get(method.name() + method.descriptor().text());
  }

  private Map<String, JavaType> known(
      ClassModel shownBy, MethodModel method, GenericMethod generic) {
    Map<String, JavaType> known =
        new HashMap<>(
            variables
                .computeIfAbsent(shownBy.name(), name -> seenFrom(shownBy))
                .getOrDefault(method.owner().name(), Map.of()));
    known.keySet().removeAll(generic.variables());
    return known;
  }

  /** What the type variables of each super type stand for. */
  private Map<String, Map<String, JavaType>> seenFrom(ClassModel start) {
    Map<String, Map<String, JavaType>> seen = new HashMap<>();
    if (read(start.name()).variables().isEmpty()) {
      visit(start.name(), Map.of(), seen);
    }
    return seen;
  }

  private void visit(
      String name, Map<String, JavaType> known, Map<String, Map<String, JavaType>> seen) {
    if (seen.putIfAbsent(name, known) != null) {
      return;
    }
    List<GenericType> generic = read(name).supertypes();
    if (generic.isEmpty()) {
      ClassModel model = program.find(name);
      model.superName().ifPresent(each -> visit(each, Map.of(), seen));
      model.interfaces().forEach(each -> visit(each, Map.of(), seen));
    }
    for (GenericType each : generic) {
      visit(each.name(), arguments(each, known), seen);
    }
  }

  /** The variables of a super type; none if it is raw. */
  private Map<String, JavaType> arguments(GenericType supertype, Map<String, JavaType> known) {
    List<String> names = read(supertype.name()).variables();
    Map<String, JavaType> result = new HashMap<>();
    if (names.size() == supertype.arguments().size()) {
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i);
        Optional<JavaType> argument = supertype.arguments().get(i).erasure(known);
        argument.ifPresent(type -> result.put(name, type));
      }
    }
    return result;
  }

  private GenericClass read(String name) {
    GenericClass known = classes.get(name);
    if (known == null) {
      known = readAnew(program.find(name));
      classes.put(name, known);
    }
    return known;
  }

  /** Signatures are for compilers: a program whose signatures are wrong runs all the same. */
  private GenericClass readAnew(ClassModel model) {
    try {
      return model.isMissing() ? PLAIN : GenericsReader.read(program.classFile(model));
    } catch (IOException | RuntimeException e) {
      return PLAIN;
    }
  }
}
