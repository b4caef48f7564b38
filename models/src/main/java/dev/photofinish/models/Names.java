package dev.photofinish.models;

/** What names may look like in model files. */
final class Names {

  private Names() {}

  /** Whether it can be a method's name; Kotlin has hyphens in some. */
  static boolean isMember(String name) {
    return !name.isEmpty()
        && name.chars().allMatch(c -> Character.isJavaIdentifierPart(c) || c == '-');
  }

  /** Whether it can be a type's name, with or without its package. */
  static boolean isType(String name) {
    return !name.isEmpty()
        && !name.startsWith(".")
        && !name.endsWith(".")
        && !name.contains("..")
        && name.chars().allMatch(c -> Character.isJavaIdentifierPart(c) || c == '.' || c == '-');
  }
}
