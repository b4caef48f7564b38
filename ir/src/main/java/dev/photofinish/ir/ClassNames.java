package dev.photofinish.ir;

/** Class names in the forms that class files and readers have. */
public final class ClassNames {

  private ClassNames() {}

  /** From {@code java/util/Map$Entry} to {@code java.util.Map$Entry}. */
  public static String toBinary(String internalName) {
    return internalName.replace('/', '.');
  }

  /** From {@code java.util.Map$Entry} to {@code java/util/Map$Entry}. */
  public static String toInternal(String binaryName) {
    return binaryName.replace('.', '/');
  }

  /** The package of a class, in internal form; empty for the unnamed package. */
  public static String packageOf(String internalName) {
    int slash = internalName.lastIndexOf('/');
    return slash < 0 ? "" : internalName.substring(0, slash);
  }

  /** The name after the package. */
  public static String simpleName(String internalName) {
    return internalName.substring(internalName.lastIndexOf('/') + 1);
  }
}
