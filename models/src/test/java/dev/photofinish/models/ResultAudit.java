package dev.photofinish.models;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds methods that return an object that can change, and have a rule that forgets that. */
final class ResultAudit {

  /** They are thread-safe, as they remember what they have found, but nothing can be put in. */
  private static final Set<String> AS_GOOD_AS_IMMUTABLE =
      Set.of("java/lang/Class", "java/lang/Package", "java/lang/Module");

  private final Program program;
  private final LibraryFacts library;

  ResultAudit(Program program) {
    this.program = program;
    this.library = Models.builtIn().in(program);
  }

  /** The methods, sorted, as {@code java.util.List.get}. */
  Set<String> forgotten(RuleLayer layer) {
    Set<String> found = new TreeSet<>();
    for (TypeRules rules : layer.types()) {
      for (MethodModel method : methods(program.find(rules.type().text()))) {
        if (forgets(rules, method)) {
          found.add(rules.type() + "." + method.name());
        }
      }
    }
    return found;
  }

  private boolean forgets(TypeRules rules, MethodModel method) {
    MethodFacts facts = rules.facts(method.name(), method.descriptor());
    return facts != null
        && canChange(method.descriptor().returnType())
        && !Binding.bind(facts, method.descriptor()).returns().isKnown();
  }

  private boolean canChange(JavaType type) {
    if (!type.isReference() || type.isArray()) {
      return type.isReference();
    }
    String name = type.internalName();
    return !AS_GOOD_AS_IMMUTABLE.contains(name)
        && !library.type(name).isImmutable()
        && !program.find(name).isEnum();
  }

  /** What can be called on a type; of methods that differ in their results, the nearest. */
  private List<MethodModel> methods(ClassModel type) {
    List<MethodModel> all = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    type.methods().stream().filter(method -> add(method, seen)).forEach(all::add);
    List<ClassModel> above = new ArrayList<>(program.hierarchy().superclasses(type));
    above.addAll(program.hierarchy().superinterfaces(type));
    above.stream()
        .flatMap(owner -> owner.methods().stream())
        .filter(method -> !method.isStatic() && method.isPublic() && add(method, seen))
        .forEach(all::add);
    return all;
  }

  private static boolean add(MethodModel method, Set<String> seen) {
    return (method.isPublic() || method.isProtected())
        && !method.isBridge()
        && seen.add(method.name() + method.descriptor().parameters());
  }
}
