package dev.photofinish.models;

import dev.photofinish.ir.ClassNames;

/**
 * The name of a type, or the part of it that a star leaves.
 *
 * @param text the name in internal form, without the star
 */
record TypePattern(Kind kind, String text) {

  @Override
  public boolean equals(Object other) {
    return other instanceof TypePattern pattern
        && kind == pattern.kind
        && text.equals(pattern.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Where the star stands. */
  enum Kind {
    EXACT,
    BEGINNING,
    END
  }

  /** Reads {@code java.util.Map$Entry}, {@code *ThreadUtil}, {@code com.acme.ui.*}. */
  static TypePattern parse(String name) throws Mistake {
    String letters = name.replace("*", "");
    boolean one = name.length() - letters.length() <= 1;
    boolean atAnEnd = name.startsWith("*") || name.endsWith("*") || letters.equals(name);
    String checked = letters.endsWith(".") && name.endsWith("*") ? letters + "x" : letters;
    if (!one || !atAnEnd || !Names.isType(checked)) {
      throw new Mistake("'" + name + "' is not the name of a type");
    }
    Kind kind =
        letters.equals(name) ? Kind.EXACT : name.startsWith("*") ? Kind.END : Kind.BEGINNING;
    return new TypePattern(kind, ClassNames.toInternal(letters));
  }

  boolean isExact() {
    return kind == Kind.EXACT;
  }

  boolean matches(String internalName) {
    return switch (kind) {
      case EXACT -> internalName.equals(text);
      case BEGINNING -> internalName.startsWith(text);
      case END -> internalName.endsWith(text);
    };
  }

  /** As files write it. */
  @Override
  public String toString() {
    String name = ClassNames.toBinary(text);
    return switch (kind) {
      case EXACT -> name;
      case BEGINNING -> name + "*";
      case END -> "*" + name;
    };
  }
}
