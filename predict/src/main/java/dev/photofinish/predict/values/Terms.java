package dev.photofinish.predict.values;

import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Expressions as linear terms over integers, with the ranges in which that is what Java computes.
 * Used by one thread.
 */
final class Terms {

  private static final int MAX_DEPTH = 500;

  private final Smt smt;
  private final Nodes nodes;
  private final Reads reads;
  private final Before before;
  private final long start;
  private final IdentityHashMap<Expression, Optional<Term>> known = new IdentityHashMap<>();
  private int defined;

  /**
   * A term.
   *
   * @param ifSo what has to hold for it to be the value: ranges, and that reads are known
   * @param isComputed whether there may be ranges
   */
  record Term(String text, String ifSo, boolean isComputed) {}

  Terms(Smt smt, Nodes nodes, Reads reads, Recorded facts, Before before) {
    this.smt = smt;
    this.nodes = nodes;
    this.reads = reads;
    this.before = before;
    this.start = facts.events().isEmpty() ? 0 : facts.events().get(0).number();
  }

  /** Nothing if it cannot be said in linear terms. */
  Optional<Term> of(Expression expression) {
    return of(expression, 0);
  }

  private Optional<Term> of(Expression expression, int depth) {
    if (depth > MAX_DEPTH) {
      return Optional.empty();
    }
    Optional<Term> term = known.get(expression);
    if (term == null) {
      term = translate(expression, depth);
      known.put(expression, term);
    }
    return term;
  }

  private Optional<Term> translate(Expression expression, int depth) {
    if (expression instanceof Expression.Constant constant) {
      return plain(constant.value());
    }
    if (expression instanceof Expression.Read read) {
      return read(read.event());
    }
    return expression instanceof Expression.Compute compute
        ? compute(compute, depth)
        : Optional.empty();
  }

  private static Optional<Term> plain(long value) {
    return Optional.of(new Term(Smt.number(value), Smt.TRUE, false));
  }

  private Optional<Term> read(long number) {
    int node = nodes.node(number);
    if (node != Nodes.NONE) {
      return Optional.of(new Term(reads.value(node), reads.known(node), false));
    }
    long value = number < start ? before.reads().value(number) : Event.UNNUMBERED;
    return value == Event.UNNUMBERED ? Optional.empty() : plain(value);
  }

  private Optional<Term> compute(Expression.Compute compute, int depth) {
    List<String> texts = new ArrayList<>();
    List<String> ifSo = new ArrayList<>();
    for (Expression operand : compute.operands()) {
      Optional<Term> term = of(operand, depth + 1);
      if (term.isEmpty()) {
        return Optional.empty();
      }
      texts.add(term.get().text());
      ifSo.add(term.get().ifSo());
    }
    return Operators.formula(compute, texts)
        .flatMap(
            formula -> {
              ifSo.add(formula.ifSo());
              return defined(formula.text(), compute, ifSo);
            });
  }

  private Optional<Term> defined(String text, Expression.Compute compute, List<String> ifSo) {
    Optional<String> range = range(compute, "t" + defined);
    if (range.isEmpty()) {
      return Optional.empty();
    }
    String name = smt.integer("t" + defined);
    String condition = smt.bool("u" + defined);
    defined++;
    smt.add("(= " + name + " " + text + ")");
    ifSo.add(range.get());
    smt.implies(condition, Smt.and(ifSo));
    return Optional.of(new Term(name, condition, true));
  }

  /** That a result fits its type, so that nothing is cut off. */
  private static Optional<String> range(Expression.Compute compute, String text) {
    JavaType type = compute.type();
    return switch (type.kind()) {
      case BOOLEAN -> Optional.of(range(0, text, 1));
      case BYTE -> Optional.of(range(Byte.MIN_VALUE, text, Byte.MAX_VALUE));
      case SHORT -> Optional.of(range(Short.MIN_VALUE, text, Short.MAX_VALUE));
      case CHAR -> Optional.of(range(Character.MIN_VALUE, text, Character.MAX_VALUE));
      case INT -> Optional.of(range(Integer.MIN_VALUE, text, Integer.MAX_VALUE));
      case LONG -> Optional.of(range(Long.MIN_VALUE, text, Long.MAX_VALUE));
      default -> Optional.empty();
    };
  }

  private static String range(long low, String text, long high) {
    return "(<= " + Smt.number(low) + " " + text + " " + Smt.number(high) + ")";
  }

  /** That two expressions compare like this, exactly as Java does it. */
  Optional<Term> comparison(Expression left, Comparison comparison, Expression right) {
    if (left instanceof Expression.Compute compute
        && compute.operator() == Operator.COMPARE
        && right.equals(new Expression.Constant(0))) {
      return comparison(compute.operands().get(0), comparison, compute.operands().get(1));
    }
    return of(left)
        .flatMap(
            a ->
                of(right)
                    .map(
                        b ->
                            new Term(
                                text(comparison, a.text(), b.text()),
                                Smt.and(a.ifSo(), b.ifSo()),
                                a.isComputed() || b.isComputed())));
  }

  private static String text(Comparison comparison, String a, String b) {
    String operator =
        switch (comparison) {
          case EQ, NE -> "=";
          case LT -> "<";
          case GE -> ">=";
          case GT -> ">";
          case LE -> "<=";
        };
    String text = "(" + operator + " " + a + " " + b + ")";
    return comparison == Comparison.NE ? Smt.not(text) : text;
  }
}
