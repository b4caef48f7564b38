package dev.photofinish.ir;

import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A method as an instruction names it, before resolution.
 *
 * @param owner the class, or an array's descriptor
 * @param ownerIsInterface whether the class file says that the owner is an interface
 */
public record MethodRef(
    String owner, String name, MethodDescriptor descriptor, boolean ownerIsInterface) {

  /** Class files can refer to nothing: that is found out when they are read, not later. */
  public MethodRef {
    Objects.requireNonNull(owner, "a reference to a method without a class");
    Objects.requireNonNull(name, "a reference to a method without a name");
  }

  public boolean isConstructor() {
    return name.equals("<init>");
  }

  @Override
  public String toString() {
    return ClassNames.toBinary(owner)
        + "."
        + name
        + descriptor.parameters().stream()
            .map(JavaType::sourceName)
            .collect(Collectors.joining(",", "(", ")"));
  }
}
