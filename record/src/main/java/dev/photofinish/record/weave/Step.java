package dev.photofinish.record.weave;

/**
 * One call of the runtime before or after a call.
 *
 * @param owner the class with the hook
 * @param operand what it is about: an argument from 0, or {@link #THIS}
 * @param range which elements of that it is about, if it is an array
 */
record Step(String owner, String hook, Shape shape, int operand, ArrayRange range) {

  /** The object that the method is called on. */
  static final int THIS = -1;

  /** No operand at all. */
  static final int NONE = -2;

  /** What a hook is given, before the site and the context. */
  enum Shape {
    /** Nothing. */
    NOTHING(""),
    /** An operand. */
    OPERAND("Ljava/lang/Object;"),
    /** An array, the first of some elements, and how many these are. */
    RANGE("Ljava/lang/Object;II"),
    /**
     * All that is given to a copying of elements; the hook returns how many are left for the call.
     */
    COPY("Ljava/lang/Object;ILjava/lang/Object;II"),
    /** What the call returned, and an operand. */
    RESULT("Ljava/lang/Object;Ljava/lang/Object;"),
    /** Whether the call returned true, or a number that is not zero, and an operand. */
    OUTCOME("ZLjava/lang/Object;"),
    /** A lock, and the stamp that the call is given. */
    STAMP("Ljava/lang/Object;J"),
    /** The stamp that the call returned, and an operand. */
    NEW_STAMP("JLjava/lang/Object;"),
    /** The same, and the stamp that the call is given. */
    CONVERTED("JLjava/lang/Object;J"),
    /** An atomic object and the part of it. */
    PART("Ljava/lang/Object;I"),
    /** Both. */
    OUTCOME_OF_PART("ZLjava/lang/Object;I"),
    /** A handle, and the object and the index that it is given; null and -1 if it is given none. */
    HANDLE("Ljava/lang/Object;Ljava/lang/Object;I"),
    /** The same, and whether the call returned true. */
    OUTCOME_OF_HANDLE("ZLjava/lang/Object;Ljava/lang/Object;I"),
    /** A new handle, the class or field that it is for, and the field's name if it was given. */
    MADE("Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;");

    final String types;

    Shape(String types) {
      this.types = types;
    }

    boolean hasResult() {
      return isObject()
          || isNewStamp()
          || this == OUTCOME
          || this == OUTCOME_OF_PART
          || this == OUTCOME_OF_HANDLE;
    }

    boolean isNewStamp() {
      return this == NEW_STAMP || this == CONVERTED;
    }

    /** Whether the call is given a stamp, which is told as well. */
    boolean hasStamp() {
      return this == STAMP || this == CONVERTED;
    }

    /** Whether that is an object. */
    boolean isObject() {
      return this == RESULT || this == MADE;
    }

    boolean hasPart() {
      return this == PART || this == OUTCOME_OF_PART;
    }

    boolean isOfHandle() {
      return this == HANDLE || this == OUTCOME_OF_HANDLE;
    }
  }

  Step(String owner, String hook, Shape shape, int operand) {
    this(owner, hook, shape, operand, ArrayRange.WHOLE);
  }

  String descriptor() {
    String returned = shape == Shape.COPY ? "I" : "V";
    return "(" + shape.types + "I" + Names.of(Names.CONTEXT) + ")" + returned;
  }
}
