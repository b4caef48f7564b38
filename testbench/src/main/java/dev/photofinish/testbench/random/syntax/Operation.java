package dev.photofinish.testbench.random.syntax;

/** What can be computed of two ints, beside sums. */
public enum Operation {
  AND("&"),
  OR("|"),
  XOR("^"),
  SHIFT_LEFT("<<"),
  SHIFT_RIGHT(">>"),
  SHIFT_RIGHT_UNSIGNED(">>>"),
  DIVIDE("/"),
  REMAINDER("%");

  private final String symbol;

  Operation(String symbol) {
    this.symbol = symbol;
  }

  /** The result, as Java has it. */
  public int apply(int left, int right) {
    return switch (this) {
      case AND -> left & right;
      case OR -> left | right;
      case XOR -> left ^ right;
      case SHIFT_LEFT -> left << right;
      case SHIFT_RIGHT -> left >> right;
      case SHIFT_RIGHT_UNSIGNED -> left >>> right;
      case DIVIDE -> left / right;
      case REMAINDER -> left % right;
    };
  }

  @Override
  public String toString() {
    return symbol;
  }
}
