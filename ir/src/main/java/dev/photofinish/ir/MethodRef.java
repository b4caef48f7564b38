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

  /** References are looked up more often than anything else; a name is enough for a hash. */
  @Override
  public int hashCode() {
    return 31 * owner.hashCode() + name.hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof MethodRef ref
            && name.equals(ref.name)
            && owner.equals(ref.owner)
            && descriptor.equals(ref.descriptor)
            && ownerIsInterface == ref.ownerIsInterface);
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
