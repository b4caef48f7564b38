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
  public String toString() {
    return ClassNames.toBinary(owner) + "." + name;
  }
}
