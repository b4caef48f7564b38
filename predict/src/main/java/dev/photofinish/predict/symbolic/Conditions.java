package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.Operator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The conditions that a thread has met since its last event. Each was so in the recorded run; if
 * not, the run was not as it is thought to have been.
 */
final class Conditions {

  /** So many values are remembered that had to be as recorded. */
  private static final int MOST_KNOWN = 4_096;

  private final Terms terms;
  private List<Condition> met = new ArrayList<>();

  /** What was asked to have its recorded value before, and has it from there on. */
  private final Map<Expression, Long> known =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Expression, Long> eldest) {
          return size() > MOST_KNOWN;
        }
      };

  Conditions(Terms terms) {
    this.terms = terms;
  }

  /** A copy to try something with. */
  Conditions(Conditions from) {
    this.terms = from.terms;
    this.met = new ArrayList<>(from.met);
    this.known.putAll(from.known);
  }

  /** What was met; from here on anew. */
  List<Condition> take() {
    List<Condition> taken = met;
    met = new ArrayList<>();
    return taken;
  }

  List<Condition> met() {
    return met;
  }

  void add(Condition condition) {
    addNew(condition);
  }

  private boolean addNew(Condition condition) {
    return !met.contains(condition) && met.add(condition);
  }

  /** The last condition that was met is another one. */
  void replaceLast(Condition by) {
    met.set(met.size() - 1, by);
  }

  /** Something that is not known exactly has to be as it was. */
  void asRecorded(Dependence on) {
    if (!Dependences.isNone(on)) {
      add(new Condition.AsRecorded(on));
    }
  }

  /** A term has to have the value that it had. */
  void asRecorded(Term term) {
    if (term.isConstant() || isKnown(term)) {
      return;
    }
    if (term.isExact()) {
      if (!term.hasValue()) {
        throw new LostException("it is not known what would be read");
      }
      add(
          new Condition.Holds(
              term.expression(), Comparison.EQ, new Expression.Constant(term.value())));
    } else {
      asRecorded(term.dependence());
    }
    if (term.hasValue() && term.object() == null) {
      known.put(term.expression(), term.value());
    }
  }

  /** What would be read on a way that was not taken has to be this. */
  void suppose(Term term, long value) {
    add(new Condition.Holds(term.expression(), Comparison.EQ, new Expression.Constant(value)));
    known.put(term.expression(), value);
  }

  /** A value has to be this one, and was it: the address of an event. */
  void equal(Term term, long value) {
    long thought = term.hasValue() ? term.value() : known.getOrDefault(term.expression(), value);
    if (thought != value) {
      throw new LostException("it used " + value + " where " + thought + " is computed");
    }
    if (isKnown(term)) {
      return;
    }
    asRecorded(term);
    if (!term.isConstant() && term.object() == null) {
      known.put(term.expression(), value);
    }
  }

  private boolean isKnown(Term term) {
    return known.containsKey(term.expression());
  }

  /** The term with what is known of it by now. */
  Term known(Term term) {
    Long value = term.isConstant() || term.object() != null ? null : known.get(term.expression());
    return value == null ? term : Term.constant(value);
  }

  void notZero(Term term) {
    if (term.object() == null) {
      compare(Comparison.NE, term, Term.ZERO, true, true);
    }
  }

  /**
   * A comparison held, or not.
   *
   * @param isNumbered whether equal numbers mean equal values: references to strings have none
   * @return the condition, if it is exact and was not met since the last event
   */
  @Nullable Condition compare(
      Comparison comparison, Term left, Term right, boolean held, boolean isNumbered) {
    Boolean expected = outcome(comparison, left, right);
    if (expected != null && expected != held) {
      throw new LostException("a branch went another way than what is computed");
    }
    if (isDecided(left, right)) {
      return null;
    }
    if (!isExact(left, right, isNumbered)) {
      asRecorded(terms.union(List.of(left, right)));
      return null;
    }
    Condition.Holds holds =
        holds(left.nullable(), held ? comparison : comparison.negated(), right.nullable());
    return addNew(holds) ? holds : null;
  }

  /** Whether it is known for whatever is read how two terms compare. */
  static boolean isExact(Term left, Term right, boolean isNumbered) {
    if (left.isUnnumbered() || right.isUnnumbered()) {
      Term other = left.isUnnumbered() ? right : left;
      return other.isConstant() && other.value() == 0;
    }
    return left.isExact()
        && right.isExact()
        && (isNumbered || left.isConstant() || right.isConstant());
  }

  /** Comparing the comparison of two longs with zero is comparing the longs. */
  private static Condition.Holds holds(Expression left, Comparison comparison, Expression right) {
    return left instanceof Expression.Compute compute
            && compute.operator() == Operator.COMPARE
            && right.equals(new Expression.Constant(0))
        ? new Condition.Holds(compute.operands().get(0), comparison, compute.operands().get(1))
        : new Condition.Holds(left, comparison, right);
  }

  private static @Nullable Boolean outcome(Comparison comparison, Term left, Term right) {
    if (left.object() != null && left.object() == right.object()) {
      return comparison == Comparison.EQ;
    } else if (areDifferentObjects(left, right)) {
      return comparison == Comparison.NE;
    }
    boolean areKnown = left.hasValue() && right.hasValue();
    return areKnown ? Arithmetic.holds(comparison, left.value(), right.value()) : null;
  }

  /** The outcome of a comparison if it is the same whatever is read; else null. */
  static @Nullable Boolean decided(Comparison comparison, Term left, Term right) {
    return isDecided(left, right) ? outcome(comparison, left, right) : null;
  }

  private static boolean isDecided(Term left, Term right) {
    return (left.isConstant() && right.isConstant())
        || (left.object() != null && left.object() == right.object())
        || areDifferentObjects(left, right);
  }

  /** Whether one is an object that cannot be the other, whatever is read. */
  private static boolean areDifferentObjects(Term left, Term right) {
    return isOther(left, right) || isOther(right, left);
  }

  private static boolean isOther(Term one, Term other) {
    if (one.object() == null || one.object() == other.object()) {
      return false;
    }
    return other.object() != null
        || (other.isConstant() && other.value() == 0)
        || (one.isLocal() && other.isExact());
  }
}
