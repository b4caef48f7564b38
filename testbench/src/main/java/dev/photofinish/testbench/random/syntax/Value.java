package dev.photofinish.testbench.random.syntax;

/** What a statement uses without touching memory. */
public sealed interface Value
    permits Variable, Value.Constant, Value.Null, Value.Sum, Value.Computed, Value.OfClass {

  /** The null reference. */
  Value NULL = new Null();

  /** A constant. */
  record Constant(int value) implements Value {
    @Override
    public String toString() {
      return Integer.toString(value);
    }
  }

  /** The null reference. */
  record Null() implements Value {
    @Override
    public String toString() {
      return "null";
    }
  }

  /** An int variable and a constant, added. */
  record Sum(Variable variable, int addend) implements Value {
    @Override
    public String toString() {
      return variable + (addend < 0 ? " - " + -addend : " + " + addend);
    }
  }

  /** An operation on an int variable and a constant. */
  record Computed(Variable variable, Operation operation, int operand) implements Value {
    @Override
    public String toString() {
      return variable + " " + operation + " " + operand;
    }
  }

  /** A class literal, which serves as a lock only. */
  record OfClass(String className) implements Value {
    @Override
    public String toString() {
      return className + ".class";
    }
  }
}
