package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Operator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Symbolic events in short: number, kind, what is written, and on which conditions. */
final class SymbolicText {

  private static final Map<Operator, String> SIGNS =
      Map.of(
          Operator.ADD, "+",
          Operator.SUB, "-",
          Operator.MUL, "*",
          Operator.DIV, "/",
          Operator.REM, "%",
          Operator.AND, "&");

  private SymbolicText() {}

  static String of(SymbolicEvent event) {
    String conditions =
        event.conditions().stream().map(SymbolicText::of).collect(Collectors.joining(", "));
    return event.event().number()
        + " "
        + event.event().kind().name().toLowerCase(Locale.ROOT)
        + event.written().map(written -> " " + of(written)).orElse("")
        + (conditions.isEmpty() ? "" : " if " + conditions);
  }

  static String of(Condition condition) {
    if (condition instanceof Condition.Holds holds) {
      return of(holds.left()) + " " + holds.comparison().symbol() + " " + of(holds.right());
    }
    return "same " + of(((Condition.AsRecorded) condition).on());
  }

  static String of(Dependence on) {
    String reads =
        on.reads().stream().sorted().map(read -> "R" + read).collect(Collectors.joining(" "));
    String pasts =
        on.pasts().stream()
            .map(past -> "T" + past.thread() + "<" + past.before())
            .sorted()
            .collect(Collectors.joining(" "));
    return (reads + " " + pasts).strip();
  }

  static String of(Expression expression) {
    if (expression instanceof Expression.Constant constant) {
      return String.valueOf(constant.value());
    } else if (expression instanceof Expression.Read read) {
      return "R" + read.event();
    } else if (expression instanceof Expression.Compute compute) {
      List<String> operands = compute.operands().stream().map(SymbolicText::of).toList();
      String sign = SIGNS.get(compute.operator());
      return sign == null || operands.size() == 1
          ? compute.operator().label() + operands
          : operands.get(0) + " " + sign + " " + operands.get(1);
    }
    return "?(" + of(((Expression.Unknown) expression).on()) + ")";
  }
}
