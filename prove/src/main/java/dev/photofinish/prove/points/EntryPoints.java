package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The methods by which libraries run functional objects, threads and tasks. */
final class EntryPoints {

  private record Key(JavaType type, JavaType expected) {}

  /** Classes of the platform whose subclasses have code to run, with the method that is run. */
  private static final Map<String, MethodRef> OF_CLASSES =
      Map.of(
          "java/util/concurrent/RecursiveTask",
          compute("java/util/concurrent/RecursiveTask", "()Ljava/lang/Object;"),
          "java/util/concurrent/RecursiveAction",
          compute("java/util/concurrent/RecursiveAction", "()V"),
          "java/util/concurrent/CountedCompleter",
          compute("java/util/concurrent/CountedCompleter", "()V"));

  private static final Set<String> OF_OBJECT = Set.of("equals", "hashCode", "toString");

  private final Program program;
  private final Levels levels;
  private final Map<Key, List<MethodRef>> known = new HashMap<>();

  EntryPoints(Universe universe) {
    this.program = universe.program();
    this.levels = universe.levels();
  }

  private static MethodRef compute(String owner, String descriptor) {
    return new MethodRef(owner, "compute", MethodDescriptor.of(descriptor), false);
  }

  /**
   * The methods that run an object.
   *
   * @param expected the type by which it is asked for; if it is a functional interface, only its
   *     method is run
   */
  List<MethodRef> of(JavaType type, JavaType expected) {
    return known.computeIfAbsent(new Key(type, expected), this::find);
  }

  private List<MethodRef> find(Key key) {
    Optional<MethodRef> only = functional(program.find(key.expected.internalName()));
    if (only.isPresent()) {
      return List.of(only.get());
    }
    ClassModel model = program.find(key.type.internalName());
    List<MethodRef> found = new ArrayList<>();
    for (ClassModel each : program.hierarchy().superclasses(model)) {
      Optional.ofNullable(OF_CLASSES.get(each.name())).ifPresent(found::add);
    }
    for (ClassModel each : program.hierarchy().superinterfaces(model)) {
      functional(each).ifPresent(found::add);
    }
    return found;
  }

  /** The method of a functional interface of the platform. */
  private Optional<MethodRef> functional(ClassModel model) {
    if (model.isMissing() || !model.isInterface() || !levels.canBeNamed(model)) {
      return Optional.empty();
    }
    List<MethodModel> open = new ArrayList<>(open(model));
    program.hierarchy().superinterfaces(model).forEach(each -> open.addAll(open(each)));
    return open.stream().map(MethodModel::name).distinct().count() == 1
        ? Optional.of(reference(open.get(0)))
        : Optional.empty();
  }

  private static List<MethodModel> open(ClassModel model) {
    return model.methods().stream()
        .filter(method -> method.isAbstract() && !OF_OBJECT.contains(method.name()))
        .toList();
  }

  private static MethodRef reference(MethodModel method) {
    return new MethodRef(method.owner().name(), method.name(), method.descriptor(), true);
  }
}
