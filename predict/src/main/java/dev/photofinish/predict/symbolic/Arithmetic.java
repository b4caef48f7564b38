package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import java.util.List;
import java.util.OptionalLong;

/** What Java computes on ints and longs (JLS 15.15 to 15.22), as longs. */
final class Arithmetic {

  private Arithmetic() {}

  /**
   * The result; empty where Java throws an exception, and for what is not integral.
   *
   * @param type of the result
   */
  static OptionalLong compute(Operator operator, JavaType type, List<Long> operands) {
    boolean isLong = type.equals(JavaType.LONG);
    long left = operands.get(0);
    long right = operands.size() > 1 ? operands.get(1) : 0;
    long result;
    switch (operator) {
      case ADD -> result = left + right;
      case SUB -> result = left - right;
      case MUL -> result = left * right;
      case DIV, REM -> {
        if (right == 0) {
          return OptionalLong.empty();
        }
        result = operator == Operator.DIV ? left / right : left % right;
      }
      case NEG -> result = -left;
      case SHL -> result = left << shift(right, isLong);
      case SHR -> result = left >> shift(right, isLong);
      case USHR -> result = (isLong ? left : left & 0xffff_ffffL) >>> shift(right, isLong);
      case AND -> result = left & right;
      case OR -> result = left | right;
      case XOR -> result = left ^ right;
      case COMPARE -> result = Long.compare(left, right);
      case CONVERT -> {
        return isIntegral(type) ? OptionalLong.of(narrow(type, left)) : OptionalLong.empty();
      }
      default -> {
        return OptionalLong.empty();
      }
    }
    return OptionalLong.of(isLong ? result : (int) result);
  }

  private static int shift(long distance, boolean isLong) {
    return (int) (distance & (isLong ? 63 : 31));
  }

  /** What is left of a number in a type. */
  static long narrow(JavaType type, long value) {
    return switch (type.kind()) {
      case BOOLEAN -> value & 1;
      case BYTE -> (byte) value;
      case SHORT -> (short) value;
      case CHAR -> (char) value;
      case INT -> (int) value;
      default -> value;
    };
  }

  static boolean isIntegral(JavaType type) {
    return type.isIntLike() || type.equals(JavaType.LONG);
  }

  static boolean holds(Comparison comparison, long left, long right) {
    return switch (comparison) {
      case EQ -> left == right;
      case NE -> left != right;
      case LT -> left < right;
      case GE -> left >= right;
      case GT -> left > right;
      case LE -> left <= right;
    };
  }
}
