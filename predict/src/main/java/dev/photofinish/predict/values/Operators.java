package dev.photofinish.predict.values;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.predict.symbolic.Expression;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What Java's operators on ints and longs compute, as linear terms over integers. Operands are
 * names and numbers, so that they may stand in a formula more than once.
 */
final class Operators {

  /**
   * A formula.
   *
   * @param ifSo what has to hold for it to be the result, beside that the result fits its type
   */
  record Formula(String text, String ifSo) {}

  private final Expression.Compute compute;
  private final String a;
  private final String b;

  /** How many bits the result has. */
  private final int bits;

  private Operators(Expression.Compute compute, List<String> operands) {
    this.compute = compute;
    this.a = operands.get(0);
    this.b = operands.size() > 1 ? operands.get(1) : "";
    this.bits = compute.type().equals(JavaType.LONG) ? Long.SIZE : Integer.SIZE;
  }

  /** The result of a computation; nothing if it cannot be said in linear terms. */
  static Optional<Formula> formula(Expression.Compute compute, List<String> operands) {
    return new Operators(compute, operands).formula();
  }

  private Optional<Formula> formula() {
    return switch (compute.operator()) {
      case ADD -> plain("(+ " + a + " " + b + ")");
      case SUB -> plain("(- " + a + " " + b + ")");
      case MUL ->
          constant(0).isPresent() || constant(1).isPresent()
              ? plain("(* " + a + " " + b + ")")
              : Optional.empty();
      case NEG -> plain("(- " + a + ")");
      case COMPARE -> plain("(ite (< %s %s) (- 1) (ite (= %s %s) 0 1))".formatted(a, b, a, b));
      case CONVERT -> plain(Modular.narrowed(compute.type(), a));
      case AND, OR, XOR -> bitwise();
      case SHL, SHR, USHR -> shift();
      case DIV, REM -> divide();
      default -> Optional.empty();
    };
  }

  private static Optional<Formula> plain(String text) {
    return Optional.of(new Formula(text, Smt.TRUE));
  }

  private OptionalLong constant(int operand) {
    return compute.operands().get(operand) instanceof Expression.Constant constant
        ? OptionalLong.of(constant.value())
        : OptionalLong.empty();
  }

  private Optional<Formula> bitwise() {
    OptionalLong left = constant(0);
    OptionalLong right = constant(1);
    if (right.isPresent()) {
      return masked(a, right.getAsLong());
    }
    return left.isPresent() ? masked(b, left.getAsLong()) : Optional.of(ofBooleans());
  }

  /** {@code x | c} is {@code x + c - (x & c)}, and {@code x ^ c} that without the common bits. */
  private Optional<Formula> masked(String x, long mask) {
    return Modular.masked(x, mask)
        .flatMap(
            common ->
                switch (compute.operator()) {
                  case AND -> plain(common);
                  case OR -> plain("(- (+ %s %s) %s)".formatted(x, Smt.number(mask), common));
                  default -> plain("(- (+ %s %s) (* 2 %s))".formatted(x, Smt.number(mask), common));
                });
  }

  /** What is done to conditions, which are 0 or 1; of other numbers it is not linear. */
  private Formula ofBooleans() {
    String text =
        switch (compute.operator()) {
          case AND -> "(ite (= %s 0) 0 %s)";
          case OR -> "(ite (= %s 0) %2$s 1)";
          default -> "(ite (= %s %s) 0 1)";
        };
    return new Formula(text.formatted(a, b), Smt.and(isBoolean(a), isBoolean(b)));
  }

  private static String isBoolean(String x) {
    return "(<= 0 " + x + " 1)";
  }

  private Optional<Formula> shift() {
    OptionalLong constant = constant(1);
    if (constant.isEmpty()) {
      return Optional.empty();
    }
    int distance = (int) constant.getAsLong() & (bits - 1);
    String power = Modular.power(distance);
    return switch (compute.operator()) {
      case SHL -> plain(Modular.signed("(* %s %s)".formatted(a, power), bits));
      case SHR -> plain("(div " + a + " " + power + ")");
      default ->
          distance == 0 ? plain(a) : plain("(div " + Modular.unsigned(a, bits) + " " + power + ")");
    };
  }

  /** Java rounds towards zero; the solver's quotients by positive numbers are rounded down. */
  private Optional<Formula> divide() {
    OptionalLong constant = constant(1);
    if (constant.isEmpty() || constant.getAsLong() == 0) {
      return Optional.empty();
    }
    long divisor = constant.getAsLong();
    String word = compute.operator() == Operator.DIV ? "div" : "mod";
    String size = Modular.size(divisor);
    String text =
        "(ite (>= %s 0) (%s %s %s) (- (%s (- %s) %s)))".formatted(a, word, a, size, word, a, size);
    if (word.equals("mod") || divisor > 0) {
      return plain(text);
    }
    // The smallest number has no counterpart: it is its own quotient by -1.
    return plain(divisor == -1 ? Modular.signed("(- " + a + ")", bits) : "(- " + text + ")");
  }
}
