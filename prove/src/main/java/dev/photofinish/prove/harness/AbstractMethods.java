package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.harness.generic.InheritedTypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Finds what a class must implement that extends another, or implements an interface. */
final class AbstractMethods {

  private final Hierarchy hierarchy;
  private final InheritedTypes types;
  private final ClassModel base;
  private final Map<String, MethodModel> inClasses = new HashMap<>();
  private final Set<String> implemented = new HashSet<>();
  private final Map<String, List<MethodModel>> open = new TreeMap<>();

  private AbstractMethods(InheritedTypes types, ClassModel base) {
    this.hierarchy = base.program().hierarchy();
    this.types = types;
    this.base = base;
  }

  /** The abstract methods, those that one method implements together. */
  static List<List<MethodModel>> grouped(InheritedTypes types, ClassModel base) {
    return new ArrayList<>(new AbstractMethods(types, base).find().open.values());
  }

  /** What implements them. */
  static List<Callback> of(InheritedTypes types, ClassModel base) {
    AbstractMethods methods = new AbstractMethods(types, base).find();
    return methods.open.values().stream().map(methods::callback).toList();
  }

  private AbstractMethods find() {
    if (!base.isInterface()) {
      visitClass(base);
    }
    hierarchy.superclasses(base).forEach(this::visitClass);
    List<ClassModel> interfaces = new ArrayList<>(hierarchy.superinterfaces(base));
    if (base.isInterface()) {
      interfaces.add(0, base);
    }
    interfaces.forEach(owner -> visitInterface(owner, interfaces));
    return this;
  }

  private void visitClass(ClassModel owner) {
    for (MethodModel method : inherited(owner)) {
      boolean isNearest = inClasses.putIfAbsent(key(method), method) == null;
      if (isNearest && method.isAbstract()) {
        open.computeIfAbsent(key(method), key -> new ArrayList<>()).add(method);
      } else if (isNearest) {
        implemented.add(method.name() + method.descriptor().text());
      }
    }
  }

  private void visitInterface(ClassModel owner, List<ClassModel> interfaces) {
    for (MethodModel method : inherited(owner)) {
      MethodModel inherited = inClasses.get(key(method));
      boolean isDone = inherited != null && !inherited.isAbstract() && inherited.isPublic();
      if (method.isAbstract() && !isDone && !hasDefault(method, interfaces)) {
        open.computeIfAbsent(key(method), key -> new ArrayList<>()).add(method);
      }
    }
  }

  /** Whether an interface below the method's own one implements it (JLS 8.4.8). */
  private boolean hasDefault(MethodModel method, List<ClassModel> interfaces) {
    return interfaces.stream()
        .filter(each -> each != method.owner())
        .filter(each -> hierarchy.isKnownSubclass(each.name(), method.owner().name()))
        .flatMap(each -> inherited(each).stream())
        .anyMatch(other -> !other.isAbstract() && key(other).equals(key(method)));
  }

  private static List<MethodModel> inherited(ClassModel owner) {
    return owner.methods().stream()
        .filter(method -> !method.isStatic() && !method.isPrivate() && !method.isConstructor())
        .sorted(Operations.BY_NAME)
        .toList();
  }

  private String key(MethodModel method) {
    return method.name() + types.parameters(base, method);
  }

  private Callback callback(List<MethodModel> methods) {
    MethodModel first = methods.get(0);
    List<MethodDescriptor> descriptors =
        methods.stream()
            .filter(method -> !implemented.contains(method.name() + method.descriptor().text()))
            .map(MethodModel::descriptor)
            .distinct()
            .toList();
    return new Callback(first.name(), descriptors, types.parameters(base, first), result(methods));
  }

  /** The lowest type: a method implements all that fit to it. */
  private JavaType result(List<MethodModel> methods) {
    List<JavaType> results = methods.stream().map(each -> types.result(base, each)).toList();
    return results.stream()
        .filter(each -> results.stream().allMatch(other -> isBelow(each, other)))
        .findFirst()
        .orElse(results.get(0));
  }

  private boolean isBelow(JavaType one, JavaType other) {
    return hierarchy.isSubtype(one, other) == Hierarchy.Answer.YES;
  }
}
