package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.ClassTree;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A class as it is written. */
final class Draft {

  private final String name;
  private final String superName;
  private final List<String> interfaces;
  private final List<Field> fields = new ArrayList<>();
  private final List<Body> bodies = new ArrayList<>();

  Draft(String name, String superName, String... interfaces) {
    this.name = name;
    this.superName = superName;
    this.interfaces = List.of(interfaces);
  }

  String name() {
    return name;
  }

  Type type() {
    return Type.of(name);
  }

  Field field(String fieldName, Type type, Field.Modifier... modifiers) {
    Field field = new Field(name, fieldName, type, Set.of(modifiers));
    fields.add(field);
    return field;
  }

  Body body(Signature signature) {
    Body body = new Body(signature);
    bodies.add(body);
    return body;
  }

  Body constructor(Type... parameters) {
    return body(Signature.constructor(name, List.of(parameters)));
  }

  Body method(String methodName, Type result, Type... parameters) {
    return body(Signature.method(name, methodName, result, parameters));
  }

  Body function(String methodName, Type result, Type... parameters) {
    return body(Signature.function(name, methodName, result, parameters));
  }

  ClassTree end() {
    return new ClassTree(
        name, superName, interfaces, List.copyOf(fields), bodies.stream().map(Body::end).toList());
  }
}
