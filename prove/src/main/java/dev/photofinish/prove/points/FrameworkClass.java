package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.CallContext;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A class of the application of which a framework makes the objects itself, by the models:
 * servlets, controllers, what is annotated to be called.
 *
 * @param isShared whether there is one object of it
 * @param entries the methods that the framework calls, and how
 */
public record FrameworkClass(
    ClassModel model, boolean isShared, Map<MethodModel, CallContext> entries) {

  /** What annotations say of methods that only objects have which a framework makes. */
  private static final Set<Meaning> ENTRIES =
      EnumSet.of(Meaning.CALLED_CONCURRENTLY, Meaning.CALLED_IN_BACKGROUND, Meaning.MAKES_SHARED);

  /** All of them, in the order of their names. */
  public static List<FrameworkClass> in(Program program, LibraryFacts library) {
    List<FrameworkClass> found = new ArrayList<>();
    for (String name : program.applicationNames().stream().sorted().toList()) {
      ClassModel model = program.find(name);
      boolean isShared = library.type(name).isShared();
      if (canBeMade(model) && (isShared || isAnnotated(model, library))) {
        found.add(new FrameworkClass(model, isShared, entries(program, model, library)));
      }
    }
    return found;
  }

  /** Whether the framework calls it on its own account, so that a program may begin there. */
  public boolean isCalled() {
    return entries.values().stream().anyMatch(context -> context != CallContext.ALONE);
  }

  /** Classes inside of methods are made where they stand. */
  private static boolean canBeMade(ClassModel model) {
    String name = model.name();
    int last = name.lastIndexOf('$') + 1;
    boolean isInMethod = last > 0 && last < name.length() && Character.isDigit(name.charAt(last));
    return !model.isMissing() && !model.isAbstract() && !model.isInterface() && !isInMethod;
  }

  private static boolean isAnnotated(ClassModel model, LibraryFacts library) {
    return library.has(model.annotations(), Meaning.NOT_SHARED)
        || model.methods().stream()
            .flatMap(method -> ENTRIES.stream().filter(m -> library.has(method.annotations(), m)))
            .findAny()
            .isPresent();
  }

  /** How libraries call the methods of a class by themselves, as far as they do. */
  static Map<MethodModel, CallContext> entries(
      Program program, ClassModel model, LibraryFacts library) {
    List<ClassModel> all = new ArrayList<>(List.of(model));
    all.addAll(program.hierarchy().superclasses(model));
    all.addAll(program.hierarchy().superinterfaces(model));
    Map<MethodModel, CallContext> entries = new LinkedHashMap<>();
    Set<String> seen = new HashSet<>();
    for (ClassModel each : all) {
      for (MethodModel method : each.methods()) {
        if (canBeCalled(method) && seen.add(method.name() + method.descriptor())) {
          CallContext context = library.calledBy(model, method);
          if (context != CallContext.NONE) {
            entries.put(method, context);
          }
        }
      }
    }
    return entries;
  }

  private static boolean canBeCalled(MethodModel method) {
    return method.hasCode()
        && !method.isStatic()
        && !method.isConstructor()
        && !method.isSynthetic()
        && !method.owner().isPlatform();
  }
}
