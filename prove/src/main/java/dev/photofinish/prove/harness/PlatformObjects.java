package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.code.Expression;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How callers get objects of classes that are not the library's. One way is enough: these classes
 * are not what is analysed.
 */
final class PlatformObjects {

  private static final Comparator<MethodModel> SIMPLEST_FIRST =
      Comparator.comparingInt(PlatformObjects::cost).thenComparing(Operations.BY_NAME);

  private final Program program;
  private final Accessibility accessibility;

  PlatformObjects(Program program, Accessibility accessibility) {
    this.program = program;
    this.accessibility = accessibility;
  }

  /** The simplest way to get an object of a type. */
  Optional<Source> of(ClassModel type) {
    JavaType made = JavaType.ofClass(type.name());
    if (made.equals(JavaType.CLASS)) {
      return Optional.of(classObject());
    }
    ClassModel usual = program.find(UsualClasses.of(type.name()));
    return constructor(usual)
        .or(() -> factory(type))
        .map(way -> new Source(made, way.needs(), way.isThrowing(), way.expression()));
  }

  /** A new object of a type, if a constructor makes one that Java asks no handler for. */
  Optional<Source> fresh(ClassModel type) {
    JavaType asked = JavaType.ofClass(type.name());
    return constructor(program.find(UsualClasses.of(type.name())))
        .filter(way -> !way.isThrowing())
        .map(way -> way.made().equals(asked) ? way : as(asked, way));
  }

  /** Java chooses between overloads by the type of what is passed. */
  private static Source as(JavaType type, Source way) {
    return new Source(
        type,
        way.needs(),
        false,
        needs -> new Expression.Cast(type, way.expression().apply(needs)));
  }

  private Optional<Source> constructor(ClassModel model) {
    return model.isAbstract() || model.isInterface()
        ? Optional.empty()
        : callable(model)
            .filter(MethodModel::isConstructor)
            .min(SIMPLEST_FIRST)
            .map(Source::constructor);
  }

  private Optional<Source> factory(ClassModel model) {
    JavaType type = JavaType.ofClass(model.name());
    return model.isInterface()
        ? Optional.empty()
        : callable(model)
            .filter(method -> method.isStatic() && method.descriptor().returnType().equals(type))
            .min(SIMPLEST_FIRST)
            .map(Source::factory);
  }

  private Stream<MethodModel> callable(ClassModel model) {
    JavaType type = JavaType.ofClass(model.name());
    return model.methods().stream()
        .filter(method -> method.isPublic() && !method.isSynthetic())
        .filter(method -> !method.descriptor().parameters().contains(type))
        .filter(accessibility::canPass);
  }

  /** Few parameters are simple, and primitives and strings are simpler than objects. */
  private static int cost(MethodModel method) {
    return method.descriptor().parameters().stream()
        .mapToInt(type -> type.isReference() && !type.equals(JavaType.STRING) ? 4 : 2)
        .sum();
  }

  /** Not by a name: what it stands for would have to be guessed. */
  private static Source classObject() {
    String object = JavaType.OBJECT.internalName();
    MethodRef constructor = new MethodRef(object, "<init>", MethodDescriptor.of("()V"), false);
    MethodRef getClass =
        new MethodRef(object, "getClass", MethodDescriptor.of("()Ljava/lang/Class;"), false);
    Expression created = new Expression.Create(constructor, false, List.of());
    return new Source(
        JavaType.CLASS,
        List.of(),
        false,
        none -> new Expression.Call(getClass, Optional.of(created), List.of()));
  }
}
