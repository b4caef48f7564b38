package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.generic.InheritedTypes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Finds what callers can call on a class: what it declares, and what it inherits. */
final class Operations {

  /** A fixed order: that of class files depends on the compiler. */
  static final Comparator<MethodModel> BY_NAME =
      Comparator.comparing(MethodModel::name).thenComparing(method -> method.descriptor().text());

  private final Program program;
  private final Hierarchy hierarchy;
  private final InheritedTypes types;

  Operations(Program program, InheritedTypes types) {
    this.program = program;
    this.hierarchy = program.hierarchy();
    this.types = types;
  }

  /**
   * The public methods of a class.
   *
   * @param api methods that these declare are left out: they are called on variables that hold the
   *     objects of the class as well
   */
  List<Operation> publicOnes(ClassModel model, Collection<ClassModel> api) {
    return find(model, api, MethodModel::isPublic);
  }

  /** The methods with code that only a subclass can call. */
  List<Operation> protectedOnes(ClassModel model, Collection<ClassModel> api) {
    return find(model, api, method -> method.isProtected() && !method.isAbstract());
  }

  /** The methods of an interface that others implement. */
  List<Operation> abstractOnes(JavaType type) {
    ClassModel model = program.find(type.internalName());
    return AbstractMethods.grouped(types, model).stream()
        .map(methods -> methods.get(0))
        .map(each -> operation(model, each))
        .toList();
  }

  private Operation operation(ClassModel model, MethodModel method) {
    List<JavaType> arguments = types.parameters(model, method);
    return new Operation(model, method, arguments, types.result(model, method));
  }

  private List<Operation> find(
      ClassModel model, Collection<ClassModel> api, Predicate<MethodModel> wanted) {
    List<Operation> found = new ArrayList<>();
    Set<String> overridden = new HashSet<>();
    for (ClassModel owner : withSupertypes(model)) {
      boolean isCalled = owner == model || !api.contains(owner);
      for (MethodModel method : sorted(owner, owner == model)) {
        boolean isNew = overridden.add(method.name() + types.parameters(model, method));
        if (isNew && isCalled && !method.isSynthetic() && wanted.test(method)) {
          found.add(operation(model, method));
        }
      }
    }
    return found;
  }

  /** Only those of the application: what the platform declares is not to be analysed. */
  private List<ClassModel> withSupertypes(ClassModel model) {
    return Supertypes.of(hierarchy, model).stream().filter(ClassModel::isApplication).toList();
  }

  private static List<MethodModel> sorted(ClassModel owner, boolean isDeclared) {
    return owner.methods().stream()
        .filter(method -> !method.isConstructor() && !method.isClassInitializer())
        .filter(method -> !isFinalizer(method))
        .filter(method -> method.isPublic() || method.isProtected())
        .filter(method -> isDeclared || !(owner.isInterface() && method.isStatic()))
        .filter(method -> !method.isSynthetic() || standsForAnother(owner, method))
        .sorted(Comparator.comparing(MethodModel::isSynthetic).thenComparing(BY_NAME))
        .toList();
  }

  /** Nobody else has the object when the virtual machine finalizes it. */
  private static boolean isFinalizer(MethodModel method) {
    return method.name().equals("finalize") && method.descriptor().text().equals("()V");
  }

  /**
   * Whether a method of the compiler's leads to one beside it, with other types: that one is
   * called. Others only make methods of a hidden super class public: these are called themselves.
   */
  private static boolean standsForAnother(ClassModel owner, MethodModel bridge) {
    int parameters = bridge.descriptor().parameters().size();
    return owner.methods().stream()
        .filter(method -> method.name().equals(bridge.name()) && !method.isSynthetic())
        .anyMatch(method -> method.descriptor().parameters().size() == parameters);
  }
}
