package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Compute;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Operator;
import dev.photofinish.ir.Value;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Computations, and names of calls, as a listing has them. */
final class ListingText {

  private static final Map<Operator, String> SIGNS =
      Map.ofEntries(
          Map.entry(Operator.ADD, "+"),
          Map.entry(Operator.SUB, "-"),
          Map.entry(Operator.MUL, "*"),
          Map.entry(Operator.DIV, "/"),
          Map.entry(Operator.REM, "%"),
          Map.entry(Operator.AND, "&"),
          Map.entry(Operator.OR, "|"),
          Map.entry(Operator.SHL, "<<"),
          Map.entry(Operator.SHR, ">>"),
          Map.entry(Operator.USHR, ">>>"));

  private ListingText() {}

  /** {@code s^2 + i^3}. */
  static String of(Compute compute, Function<Value, String> symbols) {
    List<String> operands = compute.operands().stream().map(symbols).toList();
    String sign = SIGNS.get(compute.operator());
    if (sign != null) {
      return operands.get(0) + " " + sign + " " + operands.get(1);
    } else if (compute.operator() == Operator.CONVERT) {
      return "(" + compute.result().orElseThrow().type().sourceName() + ") " + operands.get(0);
    }
    return compute.operator().label() + "(" + String.join(", ", operands) + ")";
  }

  /**
   * Whether a variable goes on by a constant, as counters do: the paper tells where it comes to.
   */
  static boolean isStep(Compute compute) {
    Value result = compute.result().orElseThrow();
    return compute.operator() == Operator.ADD
        && result.hasSourceName()
        && compute.operand(0).hasSourceName()
        && compute.operand(0).name().equals(result.name())
        && compute.operand(1) instanceof Value.Constant;
  }

  /** What is called. */
  static String name(Instruction call) {
    if (!(call instanceof Invoke invoke)) {
      return call.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
    String owner = invoke.method().owner();
    return invoke.method().name().equals("<init>")
        ? "new " + owner.substring(owner.lastIndexOf('/') + 1)
        : invoke.method().name();
  }
}
