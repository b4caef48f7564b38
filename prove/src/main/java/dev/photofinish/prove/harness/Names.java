package dev.photofinish.prove.harness;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Gives each thing a name of its own. Belongs to the thread that makes the harness. */
final class Names {

  /** The printer calls parameters so. */
  private static final Pattern PARAMETER = Pattern.compile("p\\d+");

  private final Set<String> used;

  Names(Collection<String> taken) {
    this.used = new HashSet<>(taken);
  }

  /** The wanted name; with an ending if it has another meaning, with a number if it is used. */
  String unique(String wanted) {
    String first = JavaWords.isName(wanted) && !isParameter(wanted) ? wanted : wanted + "Value";
    String name = first;
    for (int number = 2; !used.add(name); number++) {
      name = first + number;
    }
    return name;
  }

  private static boolean isParameter(String name) {
    return PARAMETER.matcher(name).matches();
  }

  /** The name of a class without package, outer class and signs that only compilers use. */
  static String simple(String internalName) {
    String name = internalName.replaceFirst("[$]+$", "");
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
  }

  /** From {@code SQLWarning} to {@code sqlWarning}. */
  static String decapitalized(String name) {
    int capitals = 0;
    while (capitals < name.length() && Character.isUpperCase(name.charAt(capitals))) {
      capitals++;
    }
    int lower = capitals > 1 && capitals < name.length() ? capitals - 1 : capitals;
    return name.substring(0, lower).toLowerCase(Locale.ROOT) + name.substring(lower);
  }
}
