package dev.photofinish.models;

/** What names may look like in model files. */
final class Names {

  private Names() {}

  /** Whether it can be a method's name; Kotlin has hyphens in some. */
  static boolean isMember(String name) {
    return !name.isEmpty() && hasOnlyLetters(name, false);
  }

  /** Whether it can be a type's name, with or without its package. */
  static boolean isType(String name) {
    return !name.isEmpty()
        && !name.startsWith(".")
        && !name.endsWith(".")
        && !name.contains("..")
        && hasOnlyLetters(name, true);
  }

  private static boolean hasOnlyLetters(String name, boolean dotsToo) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!Character.isJavaIdentifierPart(c) && c != '-' && !(dotsToo && c == '.')) {
        return false;
      }
    }
    return true;
  }
}
