package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.ir.Value;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a call does to an atomic number in one step, for whatever it finds there: counters are of
 * this kind.
 *
 * @param written what it leaves
 * @param result what it returns
 */
record AtomicUpdate(Term written, Term result) {

  private static final String ATOMIC = "java/util/concurrent/atomic/Atomic";

  private static final Map<String, Integer> STEPS =
      Map.of(
          "getAndIncrement", 1, "incrementAndGet", 1, "getAndDecrement", -1, "decrementAndGet", -1);

  /** That of a call, of which an event tells; empty if it is of another kind. */
  static Optional<AtomicUpdate> of(Invoke call, Frame frame, Event event, Terms terms) {
    JavaType type = call.method().descriptor().returnType();
    boolean isNumber = type.equals(JavaType.INT) || type.equals(JavaType.LONG);
    Term added = isNumber && call.method().owner().startsWith(ATOMIC) ? added(call, frame) : null;
    if (added == null || !added.isExact() || !added.hasValue()) {
      return Optional.empty();
    }
    long before = event.value() - added.value();
    Term found = Term.read(event.number(), type.equals(JavaType.INT) ? (int) before : before);
    Term left = terms.compute(Operator.ADD, type, true, List.of(found, added));
    return Optional.of(
        new AtomicUpdate(left, call.method().name().startsWith("get") ? found : left));
  }

  private static @Nullable Term added(Invoke call, Frame frame) {
    String name = call.method().name();
    Integer step = STEPS.get(name);
    if (step != null) {
      return Term.constant(step);
    }
    boolean isSum = name.equals("getAndAdd") || name.equals("addAndGet");
    return isSum ? frame.get(call.operand(call.operands().size() - 1)) : null;
  }

  /**
   * That a call which changes a number only if it is another one has not done so; empty if it is
   * not known when it does.
   */
  static Optional<Condition> failure(Instruction call, Frame frame, Event event) {
    boolean isKnown =
        call instanceof Invoke invoke
            && invoke.method().owner().startsWith(ATOMIC)
            && invoke.method().name().equals("compareAndSet");
    if (!isKnown) {
      return Optional.empty();
    }
    Value expected = call.operand(call.operands().size() - 2);
    Term asked = frame.get(expected);
    return expected.type().isReference() || !asked.isExact() || asked.value() == event.value()
        ? Optional.empty()
        : Optional.of(
            new Condition.Holds(
                new Expression.Read(event.number()), Comparison.NE, asked.expression()));
  }

  /** Whether what a call leaves is told by a method of the program. */
  static boolean callsBack(Invoke call) {
    return call.method().descriptor().parameters().stream()
        .anyMatch(type -> type.descriptor().startsWith("Ljava/util/function/"));
  }
}
