package dev.photofinish.ir;

import java.util.Locale;

/** The type of a value, a field or a parameter: a primitive, a class, an array, or that of null. */
public final class JavaType {

  /** What sort of type it is. */
  public enum Kind {
    VOID,
    BOOLEAN,
    BYTE,
    CHAR,
    SHORT,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    CLASS,
    ARRAY,
    /** The type of the constant null: below every reference type. */
    NULL
  }

  public static final JavaType VOID = new JavaType(Kind.VOID, "V");
  public static final JavaType BOOLEAN = new JavaType(Kind.BOOLEAN, "Z");
  public static final JavaType BYTE = new JavaType(Kind.BYTE, "B");
  public static final JavaType CHAR = new JavaType(Kind.CHAR, "C");
  public static final JavaType SHORT = new JavaType(Kind.SHORT, "S");
  public static final JavaType INT = new JavaType(Kind.INT, "I");
  public static final JavaType LONG = new JavaType(Kind.LONG, "J");
  public static final JavaType FLOAT = new JavaType(Kind.FLOAT, "F");
  public static final JavaType DOUBLE = new JavaType(Kind.DOUBLE, "D");
  public static final JavaType NULL = new JavaType(Kind.NULL, "null");
  public static final JavaType OBJECT = ofClass("java/lang/Object");
  public static final JavaType STRING = ofClass("java/lang/String");
  public static final JavaType CLASS = ofClass("java/lang/Class");
  public static final JavaType THROWABLE = ofClass("java/lang/Throwable");

  /** JVMS 4.3.2. */
  private static final int MAX_DIMENSIONS = 255;

  private final Kind kind;

  /** A class's internal name; the descriptor of all other types. */
  private final String text;

  private JavaType(Kind kind, String text) {
    this.kind = kind;
    this.text = text;
  }

  /**
   * The type with a field descriptor, or {@code V}.
   *
   * @throws IllegalArgumentException if it is not one
   */
  public static JavaType of(String descriptor) {
    return switch (descriptor) {
      case "V" -> VOID;
      case "Z" -> BOOLEAN;
      case "B" -> BYTE;
      case "C" -> CHAR;
      case "S" -> SHORT;
      case "I" -> INT;
      case "J" -> LONG;
      case "F" -> FLOAT;
      case "D" -> DOUBLE;
      default -> ofReference(descriptor);
    };
  }

  private static JavaType ofReference(String descriptor) {
    int dimensions = 0;
    while (descriptor.startsWith("[", dimensions)) {
      dimensions++;
    }
    String last = descriptor.substring(dimensions);
    boolean isClass = last.length() > 2 && last.startsWith("L") && last.endsWith(";");
    boolean isPrimitive = last.length() == 1 && "ZBCSIJFD".contains(last);
    if (dimensions > MAX_DIMENSIONS || !(isClass || (isPrimitive && dimensions > 0))) {
      throw new IllegalArgumentException("not a type descriptor: " + descriptor);
    }
    return dimensions > 0
        ? new JavaType(Kind.ARRAY, descriptor)
        : ofClass(descriptor.substring(1, descriptor.length() - 1));
  }

  /** The class or interface with a name. */
  public static JavaType ofClass(String internalName) {
    return new JavaType(Kind.CLASS, internalName);
  }

  /** What a class constant of a class file names: a class, or an array by its descriptor. */
  public static JavaType ofConstant(String nameOrArrayDescriptor) {
    return nameOrArrayDescriptor.startsWith("[")
        ? ofReference(nameOrArrayDescriptor)
        : ofClass(nameOrArrayDescriptor);
  }

  public Kind kind() {
    return kind;
  }

  public String descriptor() {
    return kind == Kind.CLASS ? "L" + text + ";" : text;
  }

  public boolean isReference() {
    return kind == Kind.CLASS || kind == Kind.ARRAY || kind == Kind.NULL;
  }

  public boolean isArray() {
    return kind == Kind.ARRAY;
  }

  /** Whether it is an int to the virtual machine: an int or something shorter. */
  public boolean isIntLike() {
    return switch (kind) {
      case BOOLEAN, BYTE, CHAR, SHORT, INT -> true;
      default -> false;
    };
  }

  /** How many slots a value takes on the stack: 2 for long and double. */
  public int size() {
    return kind == Kind.LONG || kind == Kind.DOUBLE ? 2 : kind == Kind.VOID ? 0 : 1;
  }

  /** The internal name of a class type; an array type's descriptor, as class files have it. */
  public String internalName() {
    return text;
  }

  /** The type of an array's elements. */
  public JavaType element() {
    if (kind != Kind.ARRAY) {
      throw new IllegalStateException(this + " is not an array");
    }
    return of(text.substring(1));
  }

  /** The type as source code writes it, with the class's full name. */
  public String sourceName() {
    return switch (kind) {
      case CLASS -> ClassNames.toBinary(internalName());
      case ARRAY -> element().sourceName() + "[]";
      default -> kind.name().toLowerCase(Locale.ROOT);
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JavaType type && type.kind == kind && type.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return sourceName();
  }
}
