package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a symbolic trace says what was recorded: with the recorded values of all reads, what is
 * written has its recorded value, and all conditions hold. Evaluates by itself.
 */
final class Consistency {

  private final Map<Long, Long> read = new HashMap<>();
  private final Map<List<Long>, Long> memory = new HashMap<>();
  long exactWrites;
  long writes;
  long exactConditions;
  long conditions;

  static Consistency check(SymbolicRun run) {
    Consistency check = new Consistency();
    while (run.hasNext()) {
      check.add(run.next());
    }
    return check;
  }

  void add(SymbolicEvent symbolic) {
    Event event = symbolic.event();
    happen(event);
    for (Condition condition : symbolic.conditions()) {
      conditions++;
      if (condition instanceof Condition.Holds holds) {
        exactConditions++;
        check(symbolic, holds);
      }
    }
    if (symbolic.written().isPresent()) {
      Expression written = symbolic.written().get();
      writes++;
      if (!(written instanceof Expression.Unknown)) {
        exactWrites++;
        require(evaluate(written) == event.value(), symbolic);
      }
    }
  }

  /** What an event found, which an update does not tell, is known to itself as well. */
  private void happen(Event event) {
    List<Long> place = List.of(event.object(), (long) event.member());
    if (event.kind().isAccess()) {
      boolean isUpdate = event.kind() == EventKind.UPDATE;
      read.put(event.number(), isUpdate ? memory.getOrDefault(place, 0L) : event.value());
    }
    if (event.kind().isWrite() || event.kind() == EventKind.INITIAL) {
      memory.put(place, event.value());
    }
  }

  private void check(SymbolicEvent symbolic, Condition.Holds holds) {
    long left = evaluate(holds.left());
    long right = evaluate(holds.right());
    boolean isSo =
        switch (holds.comparison()) {
          case EQ -> left == right;
          case NE -> left != right;
          case LT -> left < right;
          case GE -> left >= right;
          case GT -> left > right;
          case LE -> left <= right;
        };
    require(isSo, symbolic);
  }

  private static void require(boolean isSo, SymbolicEvent symbolic) {
    if (!isSo) {
      throw new AssertionError(SymbolicText.of(symbolic) + " but " + symbolic.event());
    }
  }

  private long evaluate(Expression expression) {
    if (expression instanceof Expression.Constant constant) {
      return constant.value();
    } else if (expression instanceof Expression.Read of) {
      Long value = read.get(of.event());
      if (value == null) {
        throw new AssertionError("read " + of.event() + " is used before it was made");
      }
      return value;
    } else if (expression instanceof Expression.Compute compute) {
      List<Long> operands = compute.operands().stream().map(this::evaluate).toList();
      return compute(compute, operands);
    }
    throw new AssertionError("an unknown value inside of an expression");
  }

  private static long compute(Expression.Compute compute, List<Long> operands) {
    long a = operands.get(0);
    long b = operands.size() > 1 ? operands.get(1) : 0;
    boolean isLong = compute.type().size() == 2;
    return switch (compute.operator()) {
      case ADD -> isLong ? a + b : (int) a + (int) b;
      case SUB -> isLong ? a - b : (int) a - (int) b;
      case MUL -> isLong ? a * b : (int) (a * b);
      case DIV -> isLong ? a / b : (int) a / (int) b;
      case REM -> isLong ? a % b : (int) a % (int) b;
      case NEG -> isLong ? -a : -(int) a;
      case SHL -> isLong ? a << b : (int) a << (int) b;
      case SHR -> isLong ? a >> b : (int) a >> (int) b;
      case USHR -> isLong ? a >>> b : (int) a >>> (int) b;
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      case COMPARE -> Long.compare(a, b);
      case CONVERT ->
          switch (compute.type().kind()) {
            case BYTE -> (byte) a;
            case SHORT -> (short) a;
            case CHAR -> (char) a;
            case INT -> (int) a;
            default -> a;
          };
      default -> throw new AssertionError(compute);
    };
  }
}
