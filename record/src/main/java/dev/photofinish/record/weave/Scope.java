package dev.photofinish.record.weave;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is woven: classes of the program, as far as the user wants them, and accesses to their
 * fields. The platform's own code is not woven; what it does is told where it is called.
 *
 * @param include packages or classes, with what is below them; empty for all but tools
 * @param exclude packages or classes that are left out, with what is below them
 * @param focus the only fields whose accesses are told, each after its class and a dot; and
 *     methods, up to the parenthesis, in which elements of arrays and contents are, too
 */
public record Scope(List<String> include, List<String> exclude, Optional<Set<String>> focus) {

  /** Of our own, what programs can see. */
  private static final List<String> OURS =
      List.of(
          "dev.photofinish.record.runtime",
          "dev.photofinish.record.agent",
          "dev.photofinish.trace");

  /** What runs a program's tests is no part of it; left out unless it is asked for. */
  private static final List<String> TOOLS =
      List.of(
          "org.apache.maven",
          "org.codehaus.plexus",
          "org.gradle",
          "worker.org.gradle",
          "org.junit",
          "junit",
          "org.opentest4j",
          "org.apiguardian",
          "org.testng",
          "org.hamcrest",
          "org.assertj",
          "org.mockito",
          "net.bytebuddy",
          "org.objenesis",
          "org.jacoco",
          "com.intellij.rt",
          "org.eclipse.jdt.internal.junit");

  public static final Scope ALL = new Scope(List.of(), List.of());

  /** All fields of these classes. */
  public Scope(List<String> include, List<String> exclude) {
    this(include, exclude, Optional.empty());
  }

  /** Whether a class is woven, by its name with slashes. */
  public boolean contains(String internalName) {
    String name = internalName.replace('/', '.');
    boolean isWanted = include.isEmpty() ? !isIn(TOOLS, name) : isIn(include, name);
    return isWanted && !Platform.has(name) && !isIn(OURS, name) && !isIn(exclude, name);
  }

  /** Whether only some memory is looked at. */
  boolean isFocused() {
    return focus.isPresent();
  }

  /**
   * Whether accesses to a field are told.
   *
   * @param owner the class that declares it, with slashes
   */
  boolean tells(String owner, String field) {
    return focus.isEmpty() || focus.get().contains(owner.replace('/', '.') + "." + field);
  }

  /** Whether uses of arrays and containers are told in a method, whatever its arguments are. */
  boolean tellsContents(String owner, String method) {
    return tells(owner, method + "(");
  }

  private static boolean isIn(List<String> packages, String name) {
    for (String each : packages) {
      if (name.startsWith(each) && (name.length() == each.length() || isBelow(each, name))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBelow(String above, String name) {
    char next = name.charAt(above.length());
    return next == '.' || next == '$';
  }
}
