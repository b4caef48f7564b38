package dev.photofinish.testbench.random.syntax;

/** What a branch depends on; it touches no memory. */
public sealed interface Condition {

  /** Whether a reference is null. */
  record IsNull(Variable variable) implements Condition {
    @Override
    public String toString() {
      return variable + " == null";
    }
  }

  /** Whether a number is below a bound. */
  record Less(Variable variable, int bound) implements Condition {
    @Override
    public String toString() {
      return variable + " < " + bound;
    }
  }

  /** Whether two references are the same. */
  record Same(Variable left, Variable right) implements Condition {
    @Override
    public String toString() {
      return left + " == " + right;
    }
  }

  /** Whether an object is of a class. */
  record IsA(Variable variable, String className) implements Condition {
    @Override
    public String toString() {
      return variable + " instanceof " + className;
    }
  }
}
