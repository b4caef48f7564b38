package dev.photofinish.ir;

import java.util.Objects;

/** A field as an instruction names it, before resolution. */
public record FieldRef(String owner, String name, JavaType type) {

  /** Class files can refer to nothing: that is found out when they are read, not later. */
  public FieldRef {
    Objects.requireNonNull(owner, "a reference to a field without a class");
    Objects.requireNonNull(name, "a reference to a field without a name");
  }

  @Override
  public int hashCode() {
    return 31 * owner.hashCode() + name.hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof FieldRef ref
            && name.equals(ref.name)
            && owner.equals(ref.owner)
            && type.equals(ref.type));
  }

  @Override
  public String toString() {
    return ClassNames.toBinary(owner) + "." + name;
  }
}
