package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;

/** How callers get objects of the library's classes: constructors, factories, constants. */
final class LibraryObjects {

  private final Program program;
  private final Hierarchy hierarchy;
  private final Accessibility accessibility;
  private final Map<JavaType, List<Source>> bySupertype = new HashMap<>();
  private final Set<String> withConcreteClass = new HashSet<>();

  /**
   * @param classes the classes that callers can name
   * @param api of these, those whose static methods are called anyway
   */
  LibraryObjects(
      Program program,
      Accessibility accessibility,
      List<ClassModel> classes,
      Collection<ClassModel> api) {
    this.program = program;
    this.hierarchy = program.hierarchy();
    this.accessibility = accessibility;
    for (ClassModel model : classes) {
      constructors(model);
      if (!api.contains(model)) {
        factories(model);
      }
      constants(model);
    }
  }

  /** Whether callers can name a class that is not abstract and belongs to a type. */
  boolean hasConcreteClass(ClassModel type) {
    return withConcreteClass.contains(type.name());
  }

  /** Everything that makes objects of a type or of one below it. */
  List<Source> of(JavaType type) {
    return bySupertype.getOrDefault(type, List.of());
  }

  private void constructors(ClassModel model) {
    if (model.isAbstract() || model.isInterface()) {
      return;
    }
    Supertypes.of(hierarchy, model).forEach(type -> withConcreteClass.add(type.name()));
    callable(model).filter(MethodModel::isConstructor).map(Source::constructor).forEach(this::add);
  }

  private void factories(ClassModel model) {
    callable(model)
        .filter(MethodModel::isStatic)
        .filter(method -> method.descriptor().returnType().isReference())
        .filter(method -> accessibility.isAccessible(method.descriptor().returnType()))
        .map(Source::factory)
        .forEach(this::add);
  }

  private Stream<MethodModel> callable(ClassModel model) {
    return model.methods().stream()
        .filter(method -> method.isPublic() && !method.isSynthetic())
        .filter(method -> JavaWords.isName(method.name()) || method.isConstructor())
        .filter(accessibility::canPass)
        .sorted(Operations.BY_NAME);
  }

  private void constants(ClassModel model) {
    model.fields().stream()
        .filter(field -> field.isStatic() && (field.access() & Opcodes.ACC_PUBLIC) != 0)
        .filter(field -> field.type().isReference() && !field.type().equals(JavaType.STRING))
        .filter(field -> accessibility.isAccessible(field.type()) && !field.isSynthetic())
        .filter(field -> JavaWords.isName(field.name()))
        .map(field -> Source.constant(model.name(), field.name(), field.type()))
        .forEach(this::add);
  }

  private void add(Source source) {
    if (source.made().isArray()) {
      bySupertype.computeIfAbsent(source.made(), type -> new ArrayList<>()).add(source);
      return;
    }
    ClassModel made = program.find(source.made().internalName());
    for (ClassModel supertype : Supertypes.of(hierarchy, made)) {
      JavaType type = JavaType.ofClass(supertype.name());
      bySupertype.computeIfAbsent(type, key -> new ArrayList<>()).add(source);
    }
  }
}
