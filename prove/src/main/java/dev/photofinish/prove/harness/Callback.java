package dev.photofinish.prove.harness;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A method that users of a library must implement.
 *
 * @param descriptors those of the abstract methods that it implements; they may differ by generics
 * @param parameters the types that Java asks for
 * @param result the type that Java asks for
 */
record Callback(
    String name, List<MethodDescriptor> descriptors, List<JavaType> parameters, JavaType result) {

  Callback {
    descriptors = List.copyOf(descriptors);
    parameters = List.copyOf(parameters);
  }

  /** Everything that its declaration names. */
  List<JavaType> types() {
    List<JavaType> types = new ArrayList<>(parameters);
    types.add(result);
    return types;
  }

  /** Whether a parameter has the type that Java sees in all class files, too. */
  boolean isPlain(int parameter) {
    return parameters(parameter).allMatch(parameters.get(parameter)::equals);
  }

  private Stream<JavaType> parameters(int parameter) {
    return descriptors.stream().map(descriptor -> descriptor.parameters().get(parameter));
  }
}
