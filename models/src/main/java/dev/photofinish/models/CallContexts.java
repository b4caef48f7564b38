package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Finds how frameworks call methods. Safe for many threads. */
final class CallContexts {

  private final Program program;
  private final KnownTypes types;
  private final AnnotationLookup annotations;

  /** The methods that a class declares and whose annotations say how they are called. */
  private final ConcurrentMap<String, List<MethodModel>> annotated = new ConcurrentHashMap<>();

  CallContexts(Program program, KnownTypes types, AnnotationLookup annotations) {
    this.program = program;
    this.types = types;
    this.annotations = annotations;
  }

  /** How a method is called on objects of a class that declares or inherits it. */
  Called of(ClassModel receiver, MethodModel method) {
    Called called = fromAnnotations(method.annotations(), Place.METHOD, "it");
    if (called.isKnown() || !canOverride(method)) {
      return called;
    }
    KnownType type = types.get(receiver.name());
    called = fromRules(type, method);
    if (!called.isKnown()) {
      called = fromOverridden(type, method);
    }
    return called.isKnown() ? called : fromClasses(type);
  }

  private static boolean canOverride(MethodModel method) {
    return !method.isPrivate() && !method.isStatic() && !method.isConstructor();
  }

  private Called fromAnnotations(List<AnnotationModel> all, Place place, String subject) {
    for (AnnotationModel annotation : all) {
      CallContext context = context(annotations.meanings(annotation, EnumSet.of(place)));
      if (context != CallContext.NONE) {
        String clause = subject + " is annotated with @" + annotation.simpleName();
        return Called.as(context, clause);
      }
    }
    return Called.UNKNOWN;
  }

  private static CallContext context(Set<Meaning> meanings) {
    for (Meaning meaning : meanings) {
      CallContext context = context(meaning);
      if (context != CallContext.NONE) {
        return context;
      }
    }
    return CallContext.NONE;
  }

  private static CallContext context(Meaning meaning) {
    return switch (meaning) {
      case CALLED_CONCURRENTLY, ANY_THREAD -> CallContext.CONCURRENT;
      case CALLED_IN_BACKGROUND, BACKGROUND_THREAD -> CallContext.BACKGROUND;
      case MAIN_THREAD -> CallContext.MAIN;
      case INITIALIZER, INJECTED -> CallContext.ALONE;
      default -> CallContext.NONE;
    };
  }

  private Called fromRules(KnownType type, MethodModel method) {
    for (KnownType.Applied applied : type.rules()) {
      CallContext context = applied.rules().context(method.name(), method.descriptor());
      if (context != CallContext.NONE && declares(applied.type(), method)) {
        boolean isOwn = applied.type().equals(method.owner().name());
        String overridden = ClassNames.toBinary(applied.type()) + "." + method.name();
        return Called.as(context, isOwn ? "a model file says so" : "it overrides " + overridden);
      }
    }
    return Called.UNKNOWN;
  }

  /**
   * Whether a type has a method that another can override. Names and numbers of parameters are
   * compared, as type parameters stand for other types below. A missing class may have anything.
   */
  private boolean declares(String type, MethodModel method) {
    for (String name : types.get(type).supertypes()) {
      ClassModel model = program.find(name);
      if (model.isMissing() || model.methods().stream().anyMatch(other -> isLike(other, method))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLike(MethodModel one, MethodModel other) {
    return one.name().equals(other.name())
        && one.descriptor().parameters().size() == other.descriptor().parameters().size();
  }

  private Called fromOverridden(KnownType type, MethodModel method) {
    for (String supertype : type.supertypes()) {
      for (MethodModel overridden : annotatedMethods(supertype)) {
        if (overridden.name().equals(method.name())
            && overridden.descriptor().equals(method.descriptor())) {
          return fromAnnotations(
              overridden.annotations(),
              Place.METHOD,
              "the method of " + ClassNames.toBinary(supertype));
        }
      }
    }
    return Called.UNKNOWN;
  }

  /** Few classes have such methods, so most questions end here. */
  private List<MethodModel> annotatedMethods(String name) {
    List<MethodModel> known = annotated.get(name);
    if (known == null) {
      known = program.find(name).methods().stream().filter(this::hasContext).toList();
      annotated.put(name, known);
    }
    return known;
  }

  private boolean hasContext(MethodModel method) {
    return canOverride(method) && fromAnnotations(method.annotations(), Place.METHOD, "").isKnown();
  }

  private Called fromClasses(KnownType type) {
    for (String name : type.supertypes()) {
      Called called =
          fromAnnotations(program.find(name).annotations(), Place.CLASS, ClassNames.toBinary(name));
      if (called.isKnown()) {
        return called;
      }
    }
    return type.facts().isShared()
        ? Called.as(CallContext.CONCURRENT, type.sharedBecause())
        : Called.UNKNOWN;
  }
}
