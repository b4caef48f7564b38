package dev.photofinish.prove.harness;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.harness.code.Expression;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A way to get an object.
 *
 * @param made the type of the object
 * @param needs the types of what it is made of
 * @param isThrowing whether Java asks for a handler around it
 * @param expression makes it of these
 */
record Source(
    JavaType made,
    List<JavaType> needs,
    boolean isThrowing,
    Function<List<Expression>, Expression> expression) {

  Source {
    needs = List.copyOf(needs);
  }

  /** A constructor. */
  static Source constructor(MethodModel method) {
    boolean isInner = Accessibility.isInner(method.owner());
    return new Source(
        JavaType.ofClass(method.owner().name()),
        method.descriptor().parameters(),
        !method.exceptions().isEmpty(),
        arguments -> new Expression.Create(reference(method), isInner, arguments));
  }

  /** A static method that returns an object. */
  static Source factory(MethodModel method) {
    return new Source(
        method.descriptor().returnType(),
        method.descriptor().parameters(),
        !method.exceptions().isEmpty(),
        arguments -> new Expression.Call(reference(method), Optional.empty(), arguments));
  }

  /** A static field. */
  static Source constant(String owner, String name, JavaType type) {
    return new Source(type, List.of(), false, none -> new Expression.Constant(owner, name, type));
  }

  /** A new array. */
  static Source array(JavaType array) {
    return new Source(
        array,
        List.of(array.element()),
        false,
        elements -> new Expression.ArrayOf(array.element(), elements.get(0)));
  }

  private static MethodRef reference(MethodModel method) {
    return new MethodRef(
        method.owner().name(), method.name(), method.descriptor(), method.owner().isInterface());
  }
}
