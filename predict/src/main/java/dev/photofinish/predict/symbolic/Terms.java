package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Computes on terms of one thread: exactly where all parts are exact, and else what it depends on.
 */
final class Terms {

  private final int thread;

  Terms(int thread) {
    this.thread = thread;
  }

  /**
   * The result of an operator.
   *
   * @param type of the result
   * @param isIntegral whether all operands and the result are ints or longs
   */
  Term compute(Operator operator, JavaType type, boolean isIntegral, List<Term> operands) {
    if (!isIntegral) {
      return inexact(operands);
    }
    OptionalLong value = value(operator, type, operands);
    if (operands.stream().allMatch(Term::isConstant) && value.isPresent()) {
      return Term.constant(value.getAsLong());
    }
    Term exact = exact(operator, type, operands, value);
    if (exact != null) {
      return exact;
    }
    return inexact(operands, value);
  }

  private static OptionalLong value(Operator operator, JavaType type, List<Term> operands) {
    List<Long> values = new ArrayList<>();
    for (Term operand : operands) {
      if (!operand.hasValue()) {
        return OptionalLong.empty();
      }
      values.add(operand.value());
    }
    return Arithmetic.compute(operator, type, values);
  }

  private static @Nullable Term exact(
      Operator operator, JavaType type, List<Term> operands, OptionalLong value) {
    int parts = 1;
    for (Term operand : operands) {
      if (!operand.isExact()) {
        return null;
      }
      parts += operand.parts();
    }
    if (operator == Operator.CONVERT && type.equals(JavaType.LONG)) {
      // An int is the same number as a long.
      return operands.get(0);
    }
    List<Expression> expressions = operands.stream().map(Term::expression).toList();
    return Term.computed(new Expression.Compute(operator, type, expressions), parts, value);
  }

  /** Something that depends on all of these in a way that is not known. */
  Term inexact(List<Term> operands) {
    return inexact(operands, OptionalLong.empty());
  }

  private Term inexact(List<Term> operands, OptionalLong value) {
    if (operands.stream().anyMatch(each -> each.isOnlyTried() || each == Term.UNTOLD)) {
      return Term.UNTOLD;
    }
    Dependence on = union(operands);
    return value.isPresent() ? Term.unknown(on, value.getAsLong()) : Term.unknown(on);
  }

  /**
   * What terms depend on.
   *
   * @throws LostException if one has what would be read on a way that was not taken
   */
  Dependence union(List<Term> terms) {
    if (terms.stream().anyMatch(Term::isOnlyTried)) {
      throw new LostException("it is not known what would be read");
    }
    return Dependences.union(thread, terms.stream().map(Term::dependence).toList());
  }

  /** What a field or element of a type has after the value was stored there (JVMS putfield). */
  Term stored(JavaType memory, JavaType ofValue, Term term) {
    boolean isNarrow = memory.isIntLike() && !memory.equals(JavaType.INT);
    if (!isNarrow || memory.equals(ofValue) || fits(memory, term)) {
      return term;
    }
    return memory.equals(JavaType.BOOLEAN)
        ? compute(Operator.AND, JavaType.INT, true, List.of(term, Term.constant(1)))
        : compute(Operator.CONVERT, memory, true, List.of(term));
  }

  private static boolean fits(JavaType memory, Term term) {
    boolean isConverted =
        term.expression() instanceof Expression.Compute compute
            && compute.operator() == Operator.CONVERT
            && compute.type().equals(memory);
    return isConverted
        || (term.isConstant() && Arithmetic.narrow(memory, term.value()) == term.value());
  }
}
