package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import java.util.List;

/**
 * A method of the harness.
 *
 * @param descriptors of the methods that it is in class files: the second and further are what
 *     compilers make bridges for
 * @param parameters their types in Java, where a type variable's argument can be seen
 * @param result its type in Java
 */
public record Routine(
    Kind kind,
    String name,
    List<MethodDescriptor> descriptors,
    List<JavaType> parameters,
    JavaType result,
    List<Statement> body) {

  /** What sort of method it is. */
  public enum Kind {
    MAIN,
    /** Static, for the harness alone. */
    STATIC,
    /** Of an object, for the harness alone; may throw anything. */
    INSTANCE,
    /** Overrides or implements a method. */
    OVERRIDE,
    CONSTRUCTOR
  }

  public Routine {
    descriptors = List.copyOf(descriptors);
    parameters = List.copyOf(parameters);
    body = List.copyOf(body);
  }

  /** A method whose Java types are those of its descriptor. */
  public static Routine of(Kind kind, String name, String descriptor, List<Statement> body) {
    MethodDescriptor type = MethodDescriptor.of(descriptor);
    return new Routine(kind, name, List.of(type), type.parameters(), type.returnType(), body);
  }

  boolean isStatic() {
    return kind == Kind.MAIN || kind == Kind.STATIC;
  }

  /** Where the virtual machine keeps a parameter. */
  int slot(int parameter) {
    int slot = isStatic() ? 0 : 1;
    for (JavaType type : parameters.subList(0, parameter)) {
      slot += type.size();
    }
    return slot;
  }
}
