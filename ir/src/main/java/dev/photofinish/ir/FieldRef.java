package dev.photofinish.ir;

/** A field as an instruction names it, before resolution. */
public record FieldRef(String owner, String name, JavaType type) {

  @Override
  public String toString() {
    return ClassNames.toBinary(owner) + "." + name;
  }
}
