package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;

/** Which types callers in other packages can name (JLS 6.6). */
final class Accessibility {

  /** Packages of the platform that it keeps to itself. */
  private static final List<String> INTERNAL = List.of("sun/", "jdk/internal/", "com/sun/org/");

  private final Program program;
  private final Set<String> applicationNames;

  Accessibility(Program program) {
    this.program = program;
    this.applicationNames = Set.copyOf(program.applicationNames());
  }

  boolean isAccessible(ClassModel model) {
    return obstacle(model).isEmpty();
  }

  boolean isAccessible(JavaType type) {
    return obstacle(type).isEmpty();
  }

  /** Whether callers can name the types of all parameters. */
  boolean canPass(MethodModel method) {
    return method.descriptor().parameters().stream().allMatch(this::isAccessible);
  }

  /** Why one of some types cannot be named, as the end of a sentence. */
  Optional<String> obstacle(List<JavaType> types) {
    return types.stream().map(this::obstacle).flatMap(Optional::stream).findFirst();
  }

  private Optional<String> obstacle(JavaType type) {
    JavaType last = type;
    while (last.isArray()) {
      last = last.element();
    }
    return last.isReference() ? obstacle(program.find(last.internalName())) : Optional.empty();
  }

  private Optional<String> obstacle(ClassModel model) {
    if (model.isMissing()) {
      return Optional.of(model + ", which is missing");
    }
    return isPublic(model)
        ? unusable(model).map(why -> model + ": " + why)
        : Optional.of(model + ", which is not public");
  }

  /** Why callers in Java cannot use a class although it is public. */
  Optional<String> unusable(ClassModel model) {
    if (!isPublic(model)) {
      return Optional.empty();
    } else if (!JavaWords.isClassName(model.name())) {
      return Optional.of("its name is none in Java");
    } else if (isHidden(model)) {
      return Optional.of("a class has the name of its package");
    }
    return missingSupertype(model).map(missing -> "its super type " + missing + " is missing");
  }

  /** Compilers read all super types of what they compile against. */
  private Optional<ClassModel> missingSupertype(ClassModel model) {
    return Supertypes.of(program.hierarchy(), model).stream()
        .filter(ClassModel::isMissing)
        .findFirst();
  }

  /** Whether a package on the way to it has the name of a class (JLS 6.4.2). */
  private boolean isHidden(ClassModel model) {
    String name = model.name();
    return IntStream.range(0, name.length())
        .filter(at -> name.charAt(at) == '/')
        .mapToObj(at -> name.substring(0, at))
        .anyMatch(applicationNames::contains);
  }

  private boolean isPublic(ClassModel model) {
    if ((model.access() & Opcodes.ACC_PUBLIC) == 0 || model.enclosingMethod().isPresent()) {
      return false;
    }
    boolean outside =
        model.isApplication() || INTERNAL.stream().noneMatch(model.name()::startsWith);
    return outside && model.outerClass().map(program::find).map(this::isAccessible).orElse(true);
  }

  /** Whether an object of the class needs one that encloses it (JLS 8.1.3). */
  static boolean isInner(ClassModel model) {
    return model.outerClass().isPresent()
        && !model.isInterface()
        && (model.access() & Opcodes.ACC_STATIC) == 0;
  }
}
