package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.harness.code.Expression;
import java.util.List;

/**
 * A class that a user of the library would write: it extends or implements another.
 *
 * @param name its internal name
 * @param base what it extends or implements
 * @param constructors those of the base that it can call; none for an interface
 * @param callbacks what it must implement
 */
record UserClass(
    String name, ClassModel base, List<MethodModel> constructors, List<Callback> callbacks) {

  UserClass {
    constructors = List.copyOf(constructors);
    callbacks = List.copyOf(callbacks);
  }

  /** How its objects are made; they count as objects of the base. */
  List<Source> sources() {
    return base.isInterface()
        ? List.of(source(MethodDescriptor.of("()V"), false))
        : constructors.stream().map(each -> source(each.descriptor(), true)).toList();
  }

  /** Constructors that hand on their arguments are declared to throw anything. */
  private Source source(MethodDescriptor descriptor, boolean isThrowing) {
    MethodRef constructor = new MethodRef(name, "<init>", descriptor, false);
    return new Source(
        JavaType.ofClass(base.name()),
        descriptor.parameters(),
        isThrowing,
        arguments -> new Expression.Create(constructor, false, arguments));
  }
}
