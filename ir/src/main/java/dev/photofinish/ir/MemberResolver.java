package dev.photofinish.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Finds what references to fields and methods mean, and which method a call runs, as the JVM does
 * it. Access control is left out: class files come from compilers that have checked it.
 */
public final class MemberResolver {

  private static final String ABSTRACT = "AbstractMethodError";
  private static final String INCOMPATIBLE = "IncompatibleClassChangeError";

  private final Program program;
  private final Hierarchy hierarchy;

  MemberResolver(Program program) {
    this.program = program;
    this.hierarchy = program.hierarchy();
  }

  /** Field resolution (JVMS 5.4.3.2): the class, its super interfaces, then its super class. */
  public Resolution<FieldModel> resolve(FieldRef ref) {
    ClassModel at = program.find(ref.owner());
    List<ClassModel> chain = withSuperclasses(at);
    for (ClassModel model : chain) {
      Optional<FieldModel> field = declaredOrInherited(model, ref);
      if (field.isPresent()) {
        return new Resolution.Found<>(field.get());
      }
    }
    return absent(at, "NoSuchFieldError");
  }

  private Optional<FieldModel> declaredOrInherited(ClassModel model, FieldRef ref) {
    Optional<FieldModel> declared = model.declaredField(ref.name(), ref.type());
    if (declared.isPresent()) {
      return declared;
    }
    for (String name : model.interfaces()) {
      ClassModel next = program.find(name);
      for (ClassModel candidate : withSuperinterfaces(next)) {
        Optional<FieldModel> field = candidate.declaredField(ref.name(), ref.type());
        if (field.isPresent()) {
          return field;
        }
      }
    }
    return Optional.empty();
  }

  /** Method resolution (JVMS 5.4.3.3 and 5.4.3.4). */
  public Resolution<MethodModel> resolve(MethodRef ref) {
    ClassModel owner = program.find(ownerClass(ref));
    if (owner.isMissing()) {
      return new Resolution.Unknown<>(owner);
    } else if (owner.isInterface() != ref.ownerIsInterface()) {
      return new Resolution.Failed<>(INCOMPATIBLE);
    }
    Optional<MethodModel> found =
        owner.isInterface() ? inInterfaceOrObject(owner, ref) : inClasses(owner, ref);
    if (found.isEmpty()) {
      found = inSuperinterfaces(owner, ref.name(), ref.descriptor());
    }
    return found.isPresent()
        ? new Resolution.Found<>(found.get())
        : absent(owner, "NoSuchMethodError");
  }

  /** Arrays have the members of Object (JLS 10.7). */
  private static String ownerClass(MethodRef ref) {
    return ref.owner().startsWith("[") ? "java/lang/Object" : ref.owner();
  }

  private Optional<MethodModel> inClasses(ClassModel owner, MethodRef ref) {
    for (ClassModel model : withSuperclasses(owner)) {
      Optional<MethodModel> declared = model.declaredMethod(ref.name(), ref.descriptor());
      Optional<MethodModel> method =
          declared.isPresent() ? declared : signaturePolymorphic(model, ref.name());
      if (method.isPresent()) {
        return method;
      }
    }
    return Optional.empty();
  }

  /** A method of MethodHandle or VarHandle that takes whatever the call gives (JVMS 2.9.3). */
  private static Optional<MethodModel> signaturePolymorphic(ClassModel model, String name) {
    boolean hasSuch =
        model.name().equals("java/lang/invoke/MethodHandle")
            || model.name().equals("java/lang/invoke/VarHandle");
    return !hasSuch
        ? Optional.empty()
        : model.methods().stream()
            .filter(method -> method.name().equals(name))
            .filter(method -> method.isNative() && method.isVarargs())
            .findFirst();
  }

  private Optional<MethodModel> inInterfaceOrObject(ClassModel owner, MethodRef ref) {
    return owner
        .declaredMethod(ref.name(), ref.descriptor())
        .or(
            () ->
                program
                    .find("java/lang/Object")
                    .declaredMethod(ref.name(), ref.descriptor())
                    .filter(method -> method.isPublic() && !method.isStatic()));
  }

  /** The one maximally specific method with code if there is just one, else any that fits. */
  private Optional<MethodModel> inSuperinterfaces(
      ClassModel owner, String name, MethodDescriptor descriptor) {
    List<MethodModel> withCode =
        maximallySpecific(owner, name, descriptor).stream()
            .filter(method -> !method.isAbstract())
            .toList();
    if (withCode.size() == 1) {
      return Optional.of(withCode.get(0));
    }
    List<MethodModel> any = candidates(owner, name, descriptor);
    return any.isEmpty() ? Optional.empty() : Optional.of(any.get(0));
  }

  /** Methods of super interfaces that are neither private nor static. */
  private List<MethodModel> candidates(ClassModel owner, String name, MethodDescriptor descriptor) {
    List<MethodModel> found = new ArrayList<>(1);
    for (ClassModel model : hierarchy.superinterfaces(owner)) {
      Optional<MethodModel> declared = model.declaredMethod(name, descriptor);
      if (declared.isPresent() && !declared.get().isPrivate() && !declared.get().isStatic()) {
        found.add(declared.get());
      }
    }
    return found;
  }

  /** Those of them that no other one's interface extends (JVMS 5.4.3.3). */
  private List<MethodModel> maximallySpecific(
      ClassModel owner, String name, MethodDescriptor descriptor) {
    List<MethodModel> all = candidates(owner, name, descriptor);
    if (all.size() < 2) {
      return all;
    }
    return all.stream()
        .filter(
            method ->
                all.stream()
                    .noneMatch(
                        other -> hierarchy.superinterfaces(other.owner()).contains(method.owner())))
        .toList();
  }

  /**
   * Method selection (JVMS 5.4.6): which method a virtual or interface call runs on an object.
   *
   * @param receiver the object's class
   * @param resolved the method that the call's reference resolves to
   */
  public Resolution<MethodModel> select(ClassModel receiver, MethodModel resolved) {
    if (resolved.isPrivate()) {
      return new Resolution.Found<>(resolved);
    }
    for (ClassModel model : withSuperclasses(receiver)) {
      Optional<MethodModel> declared = model.declaredMethod(resolved.name(), resolved.descriptor());
      if (declared.isPresent() && canOverride(declared.get(), resolved)) {
        return concrete(declared.get());
      }
    }
    return selectDefault(receiver, resolved);
  }

  private Resolution<MethodModel> selectDefault(ClassModel receiver, MethodModel resolved) {
    List<MethodModel> withCode =
        maximallySpecific(receiver, resolved.name(), resolved.descriptor()).stream()
            .filter(method -> !method.isAbstract())
            .toList();
    if (withCode.size() == 1) {
      return new Resolution.Found<>(withCode.get(0));
    } else if (withCode.size() > 1) {
      return new Resolution.Failed<>(INCOMPATIBLE);
    }
    return absent(receiver, ABSTRACT);
  }

  private static Resolution<MethodModel> concrete(MethodModel method) {
    return method.isAbstract() ? new Resolution.Failed<>(ABSTRACT) : new Resolution.Found<>(method);
  }

  /** Whether an instance method can override another (JVMS 5.4.5). */
  boolean canOverride(MethodModel method, MethodModel overridden) {
    return method == overridden
        || overridesDirectly(method, overridden)
        || (overridden.isPackagePrivate() && overridesThroughAnother(method, overridden));
  }

  private static boolean overridesDirectly(MethodModel method, MethodModel overridden) {
    if (method.isPrivate() || method.isStatic()) {
      return false;
    }
    return overridden.isPublic()
        || overridden.isProtected()
        || (overridden.isPackagePrivate() && samePackage(method, overridden));
  }

  private static boolean samePackage(MethodModel one, MethodModel other) {
    return ClassNames.packageOf(one.owner().name())
        .equals(ClassNames.packageOf(other.owner().name()));
  }

  /**
   * By a method between the two that overrides the one and is overridden by the other. Goes from
   * the top of the hierarchy downward: every method that overrides the one through several others
   * also overrides the last of these directly.
   */
  private boolean overridesThroughAnother(MethodModel method, MethodModel overridden) {
    List<MethodModel> overriding = new ArrayList<>();
    overriding.add(overridden);
    for (ClassModel between : downward(overridden.owner(), method.owner())) {
      between
          .declaredMethod(method.name(), method.descriptor())
          .filter(other -> overridesAny(other, overriding))
          .ifPresent(overriding::add);
    }
    return overridesAny(method, overriding);
  }

  private static boolean overridesAny(MethodModel method, List<MethodModel> overridden) {
    return overridden.stream().anyMatch(other -> overridesDirectly(method, other));
  }

  /** The classes between two, without these, highest first. */
  private List<ClassModel> downward(ClassModel top, ClassModel bottom) {
    List<ClassModel> upward = hierarchy.superclasses(bottom);
    int end = upward.indexOf(top);
    List<ClassModel> between = new ArrayList<>(upward.subList(0, Math.max(0, end)));
    Collections.reverse(between);
    return between;
  }

  /**
   * Which method an invokespecial runs: what the named class has or inherits, or for a super call
   * what the caller's super class has (JVMS 6.5, invokespecial).
   */
  public Resolution<MethodModel> selectSpecial(ClassModel caller, MethodRef ref) {
    Resolution<MethodModel> resolution = resolve(ref);
    Optional<MethodModel> resolved = resolution.found();
    if (resolved.isEmpty() || ref.isConstructor()) {
      return resolution;
    }
    ClassModel start = startOfSpecial(caller, ref);
    for (ClassModel model : withSuperclasses(start)) {
      Optional<MethodModel> declared = model.declaredMethod(ref.name(), ref.descriptor());
      if (declared.isPresent() && !declared.get().isStatic()) {
        return concrete(declared.get());
      }
    }
    return selectDefault(start, resolved.get());
  }

  private ClassModel startOfSpecial(ClassModel caller, MethodRef ref) {
    ClassModel named = program.find(ref.owner());
    boolean isSuperCall = !named.isInterface() && hierarchy.superclasses(caller).contains(named);
    return isSuperCall ? hierarchy.superclass(caller).orElse(named) : named;
  }

  private List<ClassModel> withSuperclasses(ClassModel model) {
    List<ClassModel> chain = new ArrayList<>();
    chain.add(model);
    chain.addAll(hierarchy.superclasses(model));
    return chain;
  }

  private List<ClassModel> withSuperinterfaces(ClassModel model) {
    List<ClassModel> all = new ArrayList<>();
    all.add(model);
    all.addAll(hierarchy.superinterfaces(model));
    return all;
  }

  private <M> Resolution<M> absent(ClassModel model, String error) {
    List<ClassModel> all = withSuperclasses(model);
    all.addAll(hierarchy.superinterfaces(model));
    for (ClassModel candidate : all) {
      if (candidate.isMissing()) {
        return new Resolution.Unknown<>(candidate);
      }
    }
    return new Resolution.Failed<>(error);
  }
}
