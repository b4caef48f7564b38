package dev.photofinish.scan.report;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.CallContext;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks for evidence that methods run concurrently (section 5.2.2 of RacerD, and models). */
final class ConcurrencyEvidence {

  private final LibraryFacts library;
  private final Hierarchy hierarchy;
  private final Map<MethodKey, Fork> started;
  private final boolean allClasses;

  /**
   * @param started the methods that are handed to threads somewhere, with one such place
   */
  ConcurrencyEvidence(
      LibraryFacts library, Hierarchy hierarchy, Map<MethodKey, Fork> started, boolean allClasses) {
    this.library = library;
    this.hierarchy = hierarchy;
    this.started = started;
    this.allClasses = allClasses;
  }

  /** What is known of a method as a class has it: it may have inherited it. */
  Concurrency of(ClassModel model, MethodModel method, Summary summary) {
    return onMain(model, method)
        .or(() -> annotated(method))
        .or(() -> overridden(model, method))
        .or(() -> annotated(model))
        .or(() -> called(model, method))
        .or(() -> usesLocks(method, summary))
        .or(() -> startedAsThread(model, method))
        .orElseGet(
            () ->
                allClasses
                    ? Concurrency.any("Every class is taken as meant for many threads")
                    : Concurrency.UNKNOWN);
  }

  /** Whether a class hands a method to a thread: then that tells more than the method itself. */
  boolean isStartedBy(ClassModel model, MethodModel method) {
    Fork fork = started.get(MethodKey.of(method));
    return fork != null && fork.site().method().owner().equals(model.name());
  }

  private Optional<Concurrency> onMain(ClassModel model, MethodModel method) {
    boolean onMain =
        library.has(method.annotations(), Meaning.MAIN_THREAD)
            || library.has(method.annotations(), Meaning.CONFINED)
            || library.has(model.annotations(), Meaning.MAIN_THREAD)
            || library.has(model.annotations(), Meaning.CONFINED)
            || library.calledBy(model, method) == CallContext.MAIN;
    return onMain
        ? Optional.of(Concurrency.main(text(method) + " runs on the main thread"))
        : Optional.empty();
  }

  private Optional<Concurrency> annotated(MethodModel method) {
    for (AnnotationModel annotation : method.annotations()) {
      for (Meaning meaning : library.meanings(annotation)) {
        if (meaning == Meaning.THREAD_SAFE
            || meaning == Meaning.ANY_THREAD
            || meaning == Meaning.BACKGROUND_THREAD) {
          String because = text(method) + " is annotated @" + annotation.simpleName();
          return Optional.of(Concurrency.any(because));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Concurrency> overridden(ClassModel model, MethodModel method) {
    for (ClassModel at : withSupertypes(model)) {
      Optional<MethodModel> same = at.declaredMethod(method.name(), method.descriptor());
      if (same.isPresent() && same.get() != method && !method.isStatic()) {
        Optional<Concurrency> found = annotated(same.get());
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Concurrency> annotated(ClassModel model) {
    if (library.has(model.annotations(), Meaning.NOT_THREAD_SAFE)) {
      return Optional.empty();
    }
    for (ClassModel at : withSupertypes(model)) {
      for (AnnotationModel annotation : at.annotations()) {
        if (library.meanings(annotation).contains(Meaning.THREAD_SAFE)) {
          String because = simpleName(at) + " is annotated @" + annotation.simpleName();
          return Optional.of(Concurrency.any(because));
        }
      }
    }
    return guarded(model);
  }

  private Optional<Concurrency> guarded(ClassModel model) {
    for (ClassModel at : withSupertypes(model)) {
      for (FieldModel field : at.fields()) {
        if (library.has(field.annotations(), Meaning.GUARDED_BY)) {
          String because = simpleName(at) + "." + field.name() + " is annotated @GuardedBy";
          return Optional.of(Concurrency.any(because));
        }
      }
    }
    return Optional.empty();
  }

  private List<ClassModel> withSupertypes(ClassModel model) {
    List<ClassModel> all = new ArrayList<>();
    all.add(model);
    all.addAll(hierarchy.superclasses(model));
    all.addAll(hierarchy.superinterfaces(model));
    return all;
  }

  private Optional<Concurrency> called(ClassModel model, MethodModel method) {
    return switch (library.calledBy(model, method)) {
      case CONCURRENT -> Optional.of(Concurrency.any(library.whyCalled(model, method)));
      case BACKGROUND -> Optional.of(Concurrency.background(library.whyCalled(model, method)));
      default -> Optional.empty();
    };
  }

  private static Optional<Concurrency> usesLocks(MethodModel method, Summary summary) {
    if (method.isSynchronized()) {
      return Optional.of(Concurrency.any(text(method) + " is synchronized"));
    } else if (summary.usesLocks()) {
      return Optional.of(Concurrency.any(text(method) + " uses a lock"));
    }
    return Optional.empty();
  }

  private Optional<Concurrency> startedAsThread(ClassModel model, MethodModel method) {
    Fork fork = started.get(MethodKey.of(method));
    if (fork != null) {
      String place = simpleName(fork.site().method().owner()) + ":" + fork.site().line();
      String because = text(method) + " is handed to another thread at " + place;
      return Optional.of(Concurrency.background(because));
    }
    boolean isThread =
        method.name().equals("run")
            && method.descriptor().parameters().isEmpty()
            && hierarchy.isSubclass(model.name(), "java/lang/Thread") == Hierarchy.Answer.YES;
    return isThread
        ? Optional.of(Concurrency.background(simpleName(model) + " is a thread"))
        : Optional.empty();
  }

  private static String text(MethodModel method) {
    return simpleName(method.owner()) + "." + method.name() + "()";
  }

  private static String simpleName(ClassModel model) {
    return simpleName(model.name());
  }

  private static String simpleName(String internalName) {
    return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
  }
}
