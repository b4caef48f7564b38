package dev.photofinish.scan.report;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.CallContext;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.TakenLock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Looks for evidence that methods run concurrently (section 5.2.2 of RacerD, and models). */
final class ConcurrencyEvidence {

  private final Program program;
  private final LibraryFacts library;
  private final Hierarchy hierarchy;
  private final Map<MethodKey, Fork> started;
  private final boolean allClasses;
  private final ConcurrentMap<ClassModel, OfClass> classes = new ConcurrentHashMap<>();

  /**
   * @param started the methods that are handed to threads somewhere, with one such place
   */
  ConcurrencyEvidence(
      Program program, LibraryFacts library, Map<MethodKey, Fork> started, boolean allClasses) {
    this.program = program;
    this.library = library;
    this.hierarchy = program.hierarchy();
    this.started = started;
    this.allClasses = allClasses;
  }

  /**
   * What a class says of all its methods.
   *
   * @param onMain whether they run on the main thread only
   * @param annotated what annotations of it, its super types and their fields say
   * @param speaking those of it and its super types that have annotated methods
   */
  private record OfClass(boolean onMain, Concurrency annotated, List<ClassModel> speaking) {}

  /** What is known of a method as a class has it: it may have inherited it. */
  Concurrency of(ClassModel model, MethodModel method, Summary summary) {
    OfClass here = ofClass(model);
    CallContext context = library.calledBy(model, method);
    if (here.onMain() || context == CallContext.MAIN || isOnMain(method.annotations())) {
      return Concurrency.main(MethodText.sentence(text(method), " runs on the main thread"));
    }
    Concurrency said = annotated(method);
    said = said.isKnown() ? said : overridden(here, method);
    said = said.isKnown() ? said : here.annotated();
    said = said.isKnown() ? said : called(context, model, method);
    said = said.isKnown() ? said : startedAsThread(model, method);
    said = said.isKnown() ? said : usesLocks(method, summary);
    if (!said.isKnown() && allClasses) {
      said = Concurrency.any("Every class is taken as meant for many threads");
    }
    return context == CallContext.IN_TURN ? said.calledInTurn() : said;
  }

  /** Whether a method is handed to a thread somewhere. */
  boolean isStarted(MethodModel method) {
    return !started.isEmpty() && started.containsKey(MethodKey.of(method));
  }

  /** Whether a class hands a method to a thread: then that tells more than the method itself. */
  boolean isStartedBy(ClassModel model, MethodModel method) {
    Fork fork = started.get(MethodKey.of(method));
    return fork != null && fork.site().method().owner().equals(model.name());
  }

  private OfClass ofClass(ClassModel model) {
    OfClass known = classes.get(model);
    if (known == null) {
      List<ClassModel> types = withSupertypes(model);
      known =
          new OfClass(
              isOnMain(model.annotations()),
              annotated(model, types),
              types.stream().filter(ConcurrencyEvidence::hasAnnotatedMethods).toList());
      classes.put(model, known);
    }
    return known;
  }

  private static boolean hasAnnotatedMethods(ClassModel model) {
    return model.methods().stream().anyMatch(method -> !method.annotations().isEmpty());
  }

  private boolean isOnMain(List<AnnotationModel> annotations) {
    return library.has(annotations, Meaning.MAIN_THREAD)
        || library.has(annotations, Meaning.CONFINED);
  }

  private Concurrency annotated(MethodModel method) {
    for (AnnotationModel annotation : method.annotations()) {
      for (Meaning meaning : library.meanings(annotation)) {
        if (meaning == Meaning.THREAD_SAFE
            || meaning == Meaning.ANY_THREAD
            || meaning == Meaning.BACKGROUND_THREAD) {
          return Concurrency.any(
              MethodText.sentence(text(method), " is annotated @" + annotation.simpleName()));
        }
      }
    }
    return Concurrency.UNKNOWN;
  }

  private Concurrency overridden(OfClass here, MethodModel method) {
    for (ClassModel at : here.speaking()) {
      Optional<MethodModel> same = at.declaredMethod(method.name(), method.descriptor());
      if (same.isPresent() && same.get() != method && !method.isStatic()) {
        Concurrency found = annotated(same.get());
        if (found.isKnown()) {
          return found;
        }
      }
    }
    return Concurrency.UNKNOWN;
  }

  private Concurrency annotated(ClassModel model, List<ClassModel> types) {
    if (library.has(model.annotations(), Meaning.NOT_THREAD_SAFE)) {
      return Concurrency.UNKNOWN;
    }
    for (ClassModel at : types) {
      for (AnnotationModel annotation : at.annotations()) {
        if (library.meanings(annotation).contains(Meaning.THREAD_SAFE)) {
          return Concurrency.any(
              MethodText.sentence(simpleName(at), " is annotated @" + annotation.simpleName()));
        }
      }
    }
    return guarded(types);
  }

  private Concurrency guarded(List<ClassModel> types) {
    for (ClassModel at : types) {
      for (FieldModel field : at.fields()) {
        if (library.has(field.annotations(), Meaning.GUARDED_BY)) {
          String guarded = simpleName(at) + "." + field.name();
          return Concurrency.any("The field " + guarded + " is annotated @GuardedBy");
        }
      }
    }
    return Concurrency.UNKNOWN;
  }

  private List<ClassModel> withSupertypes(ClassModel model) {
    List<ClassModel> all = new ArrayList<>();
    all.add(model);
    all.addAll(hierarchy.superclasses(model));
    all.addAll(hierarchy.superinterfaces(model));
    return all;
  }

  private Concurrency called(CallContext context, ClassModel model, MethodModel method) {
    return switch (context) {
      case CONCURRENT -> Concurrency.byFramework(library.whyCalled(model, method, text(method)));
      case BACKGROUND -> Concurrency.background(library.whyCalled(model, method, text(method)));
      default -> Concurrency.UNKNOWN;
    };
  }

  private Concurrency usesLocks(MethodModel method, Summary summary) {
    return method.isStatic() || summary.taken().isEmpty()
        ? locks(method, summary.taken())
        : locks(method, summary.taken().stream().filter(lock -> !lock.isOfClass()).toList());
  }

  private Concurrency locks(MethodModel method, List<TakenLock> taken) {
    if (taken.isEmpty()) {
      return Concurrency.UNKNOWN;
    } else if (method.isSynchronized()) {
      return Concurrency.locks(expects(method, "it is synchronized"), taken);
    }
    Site site = taken.stream().filter(TakenLock::isOfFirst).findFirst().orElse(taken.get(0)).site();
    boolean isHere = site.line() == 0 && site.method().equals(MethodKey.of(method));
    String place = isHere ? "" : " " + Places.at(program, site);
    return Concurrency.locks(expects(method, "it takes a lock" + place), taken);
  }

  private static String expects(MethodModel method, String because) {
    return MethodText.sentence(text(method), " expects other threads: " + because);
  }

  /**
   * Locks that are there once for all objects say something of what is there once, too. So do
   * threads that the method runs on, if somebody waits for them: there may be several.
   */
  Concurrency forStatics(Concurrency known, MethodModel method, Summary summary) {
    Fork fork = started.isEmpty() ? null : started.get(MethodKey.of(method));
    if (known.isKnown()) {
      return known;
    }
    return fork == null ? locks(method, summary.taken()) : handedOver(method, fork);
  }

  private Concurrency startedAsThread(ClassModel model, MethodModel method) {
    Fork fork = started.isEmpty() ? null : started.get(MethodKey.of(method));
    if (fork != null && !fork.joined()) {
      return handedOver(method, fork);
    }
    boolean isThread =
        method.name().equals("run")
            && method.descriptor().parameters().isEmpty()
            && hierarchy.isKnownSubclass(model.name(), "java/lang/Thread");
    return isThread
        ? Concurrency.background(MethodText.sentence(simpleName(model), " is a thread"))
        : Concurrency.UNKNOWN;
  }

  private Concurrency handedOver(MethodModel method, Fork fork) {
    return Concurrency.background(
        MethodText.sentence(
            text(method), " is handed to another thread " + Places.at(program, fork.site())));
  }

  private static String text(MethodModel method) {
    return MethodText.of(method);
  }

  private static String simpleName(ClassModel model) {
    return MethodText.simpleName(model.name());
  }
}
