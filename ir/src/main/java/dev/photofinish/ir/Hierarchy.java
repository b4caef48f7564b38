package dev.photofinish.ir;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How the classes of a program relate. Safe for many threads. */
public final class Hierarchy {

  /** An answer that a missing class can leave open. */
  public enum Answer {
    YES,
    NO,
    /** A class between the two is missing. */
    UNKNOWN
  }

  private final Program program;

  Hierarchy(Program program) {
    this.program = program;
  }

  /** The super class; empty for Object, missing classes, and where the hierarchy has a cycle. */
  public Optional<ClassModel> superclass(ClassModel model) {
    List<ClassModel> all = superclasses(model);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0));
  }

  /** The super classes, nearest first; ends at Object, or at the first that is missing. */
  public List<ClassModel> superclasses(ClassModel model) {
    List<ClassModel> known = model.superclasses;
    if (known == null) {
      known = findSuperclasses(model);
      model.superclasses = known;
    }
    return known;
  }

  private List<ClassModel> findSuperclasses(ClassModel model) {
    Set<ClassModel> chain = new LinkedHashSet<>();
    ClassModel at = model;
    while (at.superName().isPresent()) {
      at = program.find(at.superName().get());
      if (at == model || !chain.add(at)) {
        reportCycle(model);
        break;
      }
    }
    chain.remove(model);
    return List.copyOf(chain);
  }

  /** The interfaces that a class implements or an interface extends, directly or not. */
  public List<ClassModel> superinterfaces(ClassModel model) {
    List<ClassModel> known = model.superinterfaces;
    if (known == null) {
      known = findSuperinterfaces(model);
      model.superinterfaces = known;
    }
    return known;
  }

  private List<ClassModel> findSuperinterfaces(ClassModel model) {
    Set<ClassModel> found = new LinkedHashSet<>();
    List<ClassModel> open = new ArrayList<>();
    open.add(model);
    open.addAll(superclasses(model));
    for (int i = 0; i < open.size(); i++) {
      for (String name : open.get(i).interfaces()) {
        ClassModel next = program.find(name);
        if (next == model) {
          reportCycle(model);
        } else if (found.add(next)) {
          open.add(next);
        }
      }
    }
    return List.copyOf(found);
  }

  private void reportCycle(ClassModel model) {
    String place = ClassNames.toBinary(model.name());
    String input = model.origin().isEmpty() ? place : model.origin() + ": " + place;
    program.report(new InputProblem(input, "its super types form a cycle", true));
  }

  /** Whether a class certainly is another, or extends or implements it. */
  public boolean isKnownSubclass(String name, String superName) {
    return isSubclass(name, superName) == Answer.YES;
  }

  /** Whether a class is another, or extends or implements it. */
  public Answer isSubclass(String name, String superName) {
    if (name.equals(superName) || superName.equals("java/lang/Object")) {
      return Answer.YES;
    }
    ClassModel model = program.find(name);
    boolean unknown = model.isMissing();
    for (List<ClassModel> supers : List.of(superclasses(model), superinterfaces(model))) {
      for (ClassModel candidate : supers) {
        if (candidate.name().equals(superName)) {
          return Answer.YES;
        }
        unknown |= candidate.isMissing();
      }
    }
    return unknown ? Answer.UNKNOWN : Answer.NO;
  }

  /** Whether a value of a type can be used where another is asked for (JLS 4.10). */
  public Answer isSubtype(JavaType type, JavaType superType) {
    if (type.equals(superType)) {
      return Answer.YES;
    } else if (!type.isReference() || !superType.isReference()) {
      return Answer.NO;
    } else if (type.kind() == JavaType.Kind.NULL) {
      return Answer.YES;
    } else if (superType.kind() == JavaType.Kind.NULL) {
      return Answer.NO;
    } else if (type.isArray()) {
      return isArraySubtype(type, superType);
    }
    return superType.isArray()
        ? Answer.NO
        : isSubclass(type.internalName(), superType.internalName());
  }

  private Answer isArraySubtype(JavaType array, JavaType superType) {
    if (superType.isArray()) {
      return isSubtype(array.element(), superType.element());
    }
    return switch (superType.internalName()) {
      case "java/lang/Object", "java/lang/Cloneable", "java/io/Serializable" -> Answer.YES;
      default -> Answer.NO;
    };
  }

  /**
   * A type that both have in common: the nearest common super class, as the verifier of old class
   * files takes it, so Object as soon as an interface is involved (JVMS 4.10.2.2).
   */
  public JavaType join(JavaType one, JavaType other) {
    if (one.isArray() && other.isArray()) {
      return joinArrays(one, other);
    } else if (one.isArray() || other.isArray()) {
      return JavaType.OBJECT;
    }
    ClassModel first = program.find(one.internalName());
    ClassModel second = program.find(other.internalName());
    List<ClassModel> supersOfSecond = new ArrayList<>(superclasses(second));
    supersOfSecond.add(0, second);
    if (supersOfSecond.contains(first)) {
      return one;
    }
    return superclasses(first).stream()
        .filter(supersOfSecond::contains)
        .findFirst()
        .map(common -> JavaType.ofClass(common.name()))
        .orElse(JavaType.OBJECT);
  }

  private JavaType joinArrays(JavaType one, JavaType other) {
    JavaType first = one.element();
    JavaType second = other.element();
    if (!first.isReference() || !second.isReference()) {
      return first.equals(second) ? one : JavaType.OBJECT;
    }
    return JavaType.of("[" + join(first, second).descriptor());
  }
}
