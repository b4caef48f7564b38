package dev.photofinish.testbench.random.syntax;

/**
 * The type of a variable, a field, a parameter or a result.
 *
 * @param descriptor as class files spell it
 */
public record Type(String descriptor) {

  /** The only primitive type of values. */
  public static final Type INT = new Type("I");

  /** What methods without a result return. */
  public static final Type VOID = new Type("V");

  /** A class, by its internal name. */
  public static Type of(String className) {
    return new Type("L" + className + ";");
  }

  /** An array of this. */
  public Type array() {
    return new Type("[" + descriptor);
  }

  /** What an array of this type holds. */
  public Type element() {
    return new Type(descriptor.substring(1));
  }

  /** Whether this is an array. */
  public boolean isArray() {
    return descriptor.startsWith("[");
  }

  /** Whether values of this type are objects or null. */
  public boolean isReference() {
    return descriptor.length() > 1;
  }

  /** The name in instructions that take a class: an internal name, or an array's descriptor. */
  public String internalName() {
    return isArray() ? descriptor : descriptor.substring(1, descriptor.length() - 1);
  }

  /** The name in source text. */
  public String javaName() {
    if (isArray()) {
      return element().javaName() + "[]";
    }
    return isReference() ? simple(internalName()) : equals(INT) ? "int" : "void";
  }

  static String simple(String className) {
    return className.substring(className.lastIndexOf('/') + 1);
  }

  @Override
  public String toString() {
    return javaName();
  }
}
