package dev.photofinish.models;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says which methods of a type are meant: one name, or all names that begin alike.
 *
 * @param name the name, or its beginning before the star
 * @param isPrefix whether a star stood behind it
 * @param parameters the parameters' types as source writes them, where a name without a package
 *     stands for all of that name; null for any parameters
 */
record Selector(String name, boolean isPrefix, @Nullable List<String> parameters) {

  private static final String CONSTRUCTOR = "<init>";

  /** What nobody can override is not one of a type's own methods. */
  private static final Set<String> OF_ALL_OBJECTS =
      Set.of("getClass", "wait", "notify", "notifyAll");

  /** Reads {@code put}, {@code remove(int)}, {@code new(java.lang.Runnable)}, {@code on*}. */
  static Selector parse(String text) throws Mistake {
    int open = text.indexOf('(');
    String name = open < 0 ? text : text.substring(0, open);
    if (open >= 0 && !text.endsWith(")")) {
      throw new Mistake("')' is missing after '" + text + "'");
    }
    return named(name, open < 0 ? null : types(text.substring(open + 1, text.length() - 1)));
  }

  private static Selector named(String name, @Nullable List<String> parameters) throws Mistake {
    boolean isPrefix = name.endsWith("*");
    String letters = isPrefix ? name.substring(0, name.length() - 1) : name;
    if (!Names.isMember(letters) && !(isPrefix && letters.isEmpty())) {
      throw new Mistake("'" + name + "' is not the name of a method");
    }
    return new Selector(letters.equals("new") ? CONSTRUCTOR : letters, isPrefix, parameters);
  }

  private static List<String> types(String text) throws Mistake {
    if (text.isBlank()) {
      return List.of();
    }
    List<String> types = Words.split(text, ',');
    for (String type : types) {
      String element = type.replace("[]", "");
      if (!Names.isType(element)) {
        throw new Mistake("'" + type + "' is not a type");
      }
    }
    return List.copyOf(types);
  }

  boolean isConstructor() {
    return name.equals(CONSTRUCTOR);
  }

  boolean matches(String method, MethodDescriptor descriptor) {
    boolean sameName = isPrefix ? matchesStar(method) : method.equals(name);
    return sameName && (parameters == null || matches(parameters, descriptor.parameters()));
  }

  private boolean matchesStar(String method) {
    return method.startsWith(name) && !method.startsWith("<") && !OF_ALL_OBJECTS.contains(method);
  }

  private static boolean matches(List<String> wanted, List<JavaType> types) {
    if (wanted.size() != types.size()) {
      return false;
    }
    for (int i = 0; i < types.size(); i++) {
      if (!matches(wanted.get(i), types.get(i).sourceName())) {
        return false;
      }
    }
    return true;
  }

  private static boolean matches(String wanted, String type) {
    return type.equals(wanted)
        || (wanted.indexOf('.') < 0
            && (type.endsWith("." + wanted) || type.endsWith("$" + wanted)));
  }

  /** Those that say more come first: with types before without, long names before short ones. */
  int vagueness() {
    return (isPrefix ? 1000 - name.length() : 0) + (parameters == null ? 1 : 0);
  }

  /** As files write it. */
  @Override
  public String toString() {
    String types = parameters == null ? "" : "(" + String.join(", ", parameters) + ")";
    return (isConstructor() ? "new" : name) + (isPrefix ? "*" : "") + types;
  }
}
