package dev.photofinish.testbench.random.syntax;

/** Memory that a statement reads or writes. */
public sealed interface Place {

  /** What the memory holds. */
  Type type();

  /** A field of an object. */
  record OfField(Variable object, Field field) implements Place {
    @Override
    public Type type() {
      return field.type();
    }

    @Override
    public String toString() {
      return object + "." + field.name();
    }
  }

  /** A static field. */
  record OfStatic(Field field) implements Place {
    @Override
    public Type type() {
      return field.type();
    }

    @Override
    public String toString() {
      return field.location();
    }
  }

  /** An element of an array. */
  record OfElement(Variable array, Value index) implements Place {
    @Override
    public Type type() {
      return array.type().element();
    }

    @Override
    public String toString() {
      return array + "[" + index + "]";
    }
  }
}
