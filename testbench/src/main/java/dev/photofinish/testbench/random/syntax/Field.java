package dev.photofinish.testbench.random.syntax;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A field.
 *
 * @param owner the internal name of the class that declares it
 */
public record Field(String owner, String name, Type type, Set<Modifier> modifiers) {

  /** What else a field may be. */
  public enum Modifier {
    STATIC,
    FINAL,
    VOLATILE,
    /** A number that is in an object of its own, an AtomicInteger, which never changes. */
    ATOMIC
  }

  /** Whether the field belongs to the class. */
  public boolean isStatic() {
    return modifiers.contains(Modifier.STATIC);
  }

  /** Whether accesses synchronize. */
  public boolean isVolatile() {
    return modifiers.contains(Modifier.VOLATILE) || isAtomic();
  }

  /** Whether it can be read and changed in one step. */
  public boolean isAtomic() {
    return modifiers.contains(Modifier.ATOMIC);
  }

  /** Whether the field is written by initialisers only. */
  public boolean isFinal() {
    return modifiers.contains(Modifier.FINAL);
  }

  /** The name as reports spell it. */
  public String location() {
    return owner + "." + name;
  }

  /** The declaration in source text. */
  public String declaration() {
    String words =
        modifiers.stream()
            .sorted()
            .map(word -> word.name().toLowerCase(Locale.ROOT) + " ")
            .collect(Collectors.joining());
    return words + type + " " + name;
  }
}
