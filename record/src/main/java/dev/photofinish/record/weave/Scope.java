package dev.photofinish.record.weave;

import java.util.List;

/**
 * Which classes are woven: those of the program, as far as the user wants them. The platform's own
 * code is not; what it does is told where it is called.
 *
 * @param include packages, with those below them; empty for all
 * @param exclude packages that are left out, with those below them
 */
public record Scope(List<String> include, List<String> exclude) {

  private static final List<String> NEVER =
      List.of("java", "javax", "jdk", "sun", "com.sun", "dev.photofinish.record.runtime");

  public static final Scope ALL = new Scope(List.of(), List.of());

  /** Whether a class is woven, by its name with slashes. */
  boolean contains(String internalName) {
    String name = internalName.replace('/', '.');
    return !isIn(NEVER, name) && !isIn(exclude, name) && (include.isEmpty() || isIn(include, name));
  }

  private static boolean isIn(List<String> packages, String name) {
    for (String each : packages) {
      if (name.startsWith(each)
          && name.length() > each.length()
          && name.charAt(each.length()) == '.') {
        return true;
      }
    }
    return false;
  }
}
