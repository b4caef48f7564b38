package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
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

  private final ConcurrentMap<String, OfType> cache = new ConcurrentHashMap<>();

  /**
   * What a type and its super types say of how methods are called: for most types, nothing.
   *
   * @param rules the rules that say something of it
   * @param annotated the methods whose annotations say something of it
   * @param all how all methods are called of which these say nothing
   */
  private record OfType(List<KnownType.Applied> rules, List<MethodModel> annotated, Called all) {}

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
    OfType type = ofType(receiver.name());
    called = fromRules(type, method);
    if (!called.isKnown()) {
      called = fromOverridden(type, method);
    }
    return called.isKnown() ? called : type.all();
  }

  private OfType ofType(String name) {
    OfType known = cache.get(name);
    if (known == null) {
      known = find(types.get(name));
      cache.put(name, known);
    }
    return known;
  }

  private OfType find(KnownType type) {
    List<KnownType.Applied> rules =
        type.rules().stream().filter(applied -> applied.rules().hasContexts()).toList();
    List<MethodModel> annotated = new ArrayList<>();
    for (String supertype : type.supertypes()) {
      for (MethodModel method : program.find(supertype).methods()) {
        if (!method.annotations().isEmpty() && hasContext(method)) {
          annotated.add(method);
        }
      }
    }
    return new OfType(rules, List.copyOf(annotated), fromClasses(type));
  }

  private static boolean canOverride(MethodModel method) {
    return !method.isPrivate() && !method.isStatic() && !method.isConstructor();
  }

  private Called fromAnnotations(List<AnnotationModel> all, Place place, String subject) {
    for (AnnotationModel annotation : all) {
      CallContext context = context(annotations.meanings(annotation, EnumSet.of(place)));
      if (context != CallContext.NONE) {
        String clause = subject + " is annotated with @" + annotation.simpleName();
        return new Called(context, clause);
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

  private Called fromRules(OfType type, MethodModel method) {
    for (KnownType.Applied applied : type.rules()) {
      CallContext context = applied.rules().context(method.name(), method.descriptor());
      if (context != CallContext.NONE && declares(applied.type(), method)) {
        boolean isOwn = applied.type().equals(method.owner().name());
        String overridden = ClassNames.toBinary(applied.type()) + "." + method.name();
        return new Called(context, isOwn ? "a model file says so" : "it overrides " + overridden);
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
      boolean isAnywhere = name.equals("java/lang/Object") && !name.equals(type);
      if (!isAnywhere && (model.isMissing() || hasLike(model, method))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasLike(ClassModel model, MethodModel method) {
    return model.methods().stream().anyMatch(other -> isLike(other, method));
  }

  private static boolean isLike(MethodModel one, MethodModel other) {
    return one.name().equals(other.name())
        && one.descriptor().parameters().size() == other.descriptor().parameters().size();
  }

  private Called fromOverridden(OfType type, MethodModel method) {
    for (MethodModel overridden : type.annotated()) {
      if (isLike(overridden, method)) {
        String subject = "the method of " + overridden.owner();
        return fromAnnotations(overridden.annotations(), Place.METHOD, subject);
      }
    }
    return Called.UNKNOWN;
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
        ? new Called(CallContext.CONCURRENT, type.sharedBecause())
        : Called.UNKNOWN;
  }
}
