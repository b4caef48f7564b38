package dev.photofinish.predict.witness;

import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.predict.symbolic.Expression;
import java.util.IdentityHashMap;
import java.util.OptionalLong;
import java.util.function.LongFunction;

/** Computes expressions exactly as Java does, with the values that reads have now. */
final class Arithmetic {

  private static final OptionalLong UNKNOWN = OptionalLong.empty();

  /** Expressions share their parts: what has been computed once is not computed again. */
  private final IdentityHashMap<Expression, OptionalLong> computed = new IdentityHashMap<>();

  private final LongFunction<OptionalLong> reads;

  Arithmetic(LongFunction<OptionalLong> reads) {
    this.reads = reads;
  }

  /** Nothing if it cannot be told. */
  OptionalLong value(Expression expression) {
    OptionalLong value = computed.get(expression);
    if (value == null) {
      value = compute(expression);
      computed.put(expression, value);
    }
    return value;
  }

  private OptionalLong compute(Expression expression) {
    if (expression instanceof Expression.Constant constant) {
      return OptionalLong.of(constant.value());
    }
    if (expression instanceof Expression.Read read) {
      return reads.apply(read.event());
    }
    return expression instanceof Expression.Compute compute ? compute(compute) : UNKNOWN;
  }

  private OptionalLong compute(Expression.Compute compute) {
    long[] operands = new long[compute.operands().size()];
    for (int i = 0; i < operands.length; i++) {
      OptionalLong operand = value(compute.operands().get(i));
      if (operand.isEmpty()) {
        return UNKNOWN;
      }
      operands[i] = operand.getAsLong();
    }
    long second = operands.length > 1 ? operands[1] : 0;
    return switch (compute.type().kind()) {
      case LONG -> onLongs(compute, operands[0], second);
      case INT -> onInts(compute, operands[0], second);
      default -> converted(compute, operands[0]);
    };
  }

  private static OptionalLong onLongs(Expression.Compute compute, long a, long b) {
    return switch (compute.operator()) {
      case ADD -> OptionalLong.of(a + b);
      case SUB -> OptionalLong.of(a - b);
      case MUL -> OptionalLong.of(a * b);
      case DIV -> b == 0 ? UNKNOWN : OptionalLong.of(a / b);
      case REM -> b == 0 ? UNKNOWN : OptionalLong.of(a % b);
      case NEG -> OptionalLong.of(-a);
      case SHL -> OptionalLong.of(a << b);
      case SHR -> OptionalLong.of(a >> b);
      case USHR -> OptionalLong.of(a >>> b);
      case AND -> OptionalLong.of(a & b);
      case OR -> OptionalLong.of(a | b);
      case XOR -> OptionalLong.of(a ^ b);
      case CONVERT -> OptionalLong.of(a);
      default -> UNKNOWN;
    };
  }

  private static OptionalLong onInts(Expression.Compute compute, long a, long b) {
    int left = (int) a;
    int right = (int) b;
    return switch (compute.operator()) {
      case ADD -> known(left + right);
      case SUB -> known(left - right);
      case MUL -> known(left * right);
      case DIV -> right == 0 ? UNKNOWN : known(left / right);
      case REM -> right == 0 ? UNKNOWN : known(left % right);
      case NEG -> known(-left);
      case SHL -> known(left << right);
      case SHR -> known(left >> right);
      case USHR -> known(left >>> right);
      case AND -> known(left & right);
      case OR -> known(left | right);
      case XOR -> known(left ^ right);
      case COMPARE -> known(Long.compare(a, b));
      case CONVERT -> known(left);
      default -> UNKNOWN;
    };
  }

  /** An int, cut off where Java does. */
  private static OptionalLong known(int value) {
    return OptionalLong.of(value);
  }

  private static OptionalLong converted(Expression.Compute compute, long value) {
    JavaType type = compute.type();
    if (compute.operator() != Operator.CONVERT) {
      return UNKNOWN;
    }
    return switch (type.kind()) {
      case BYTE -> OptionalLong.of((byte) value);
      case SHORT -> OptionalLong.of((short) value);
      case CHAR -> OptionalLong.of((char) value);
      case BOOLEAN -> OptionalLong.of(value & 1);
      default -> UNKNOWN;
    };
  }

  static boolean holds(long left, Comparison comparison, long right) {
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
