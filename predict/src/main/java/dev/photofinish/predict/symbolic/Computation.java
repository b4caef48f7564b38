package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Cast;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.Compute;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.InstanceOf;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Operator;
import dev.photofinish.ir.Value;
import java.util.List;
import java.util.Optional;

/** What instructions compute that touch no memory of others. */
final class Computation {

  private final Code code;
  private final KnownObjects objects;
  private final Terms terms;
  private final Conditions conditions;

  Computation(Code code, KnownObjects objects, Terms terms, Conditions conditions) {
    this.code = code;
    this.objects = objects;
    this.terms = terms;
    this.conditions = conditions;
  }

  /** The result; empty if the instruction threw an exception. */
  Optional<Term> compute(Frame frame, Compute compute) {
    List<Term> operands = compute.operands().stream().map(frame::get).toList();
    JavaType type = compute.result().orElseThrow().type();
    boolean isIntegral =
        Arithmetic.isIntegral(type)
            && compute.operands().stream().allMatch(each -> Arithmetic.isIntegral(each.type()));
    if (compute.canThrow() && isIntegral) {
      Term divisor = operands.get(1);
      if (divisor.hasValue() && divisor.value() == 0) {
        conditions.asRecorded(divisor);
        return Optional.empty();
      }
      conditions.notZero(divisor);
    }
    JavaType of = compute.operator() == Operator.CONVERT ? type : widened(type);
    return Optional.of(terms.compute(compute.operator(), of, isIntegral, operands));
  }

  private static JavaType widened(JavaType type) {
    return type.equals(JavaType.LONG) ? type : JavaType.INT;
  }

  /** Whether a reference is of a type, as 0 or 1. */
  Term instanceOf(Frame frame, InstanceOf test) {
    Term term = conditions.known(frame.get(test.value()));
    Dependence on = term.object() != null ? Dependence.NONE : term.dependence();
    Hierarchy.Answer answer = isOf(term, test.target());
    if (answer == Hierarchy.Answer.UNKNOWN) {
      return Term.unknown(on);
    }
    long value = answer == Hierarchy.Answer.YES ? 1 : 0;
    return term.object() != null || term.isConstant()
        ? Term.constant(value)
        : Term.unknown(on, value);
  }

  private Hierarchy.Answer isOf(Term term, JavaType target) {
    if (term.object() == null && term.hasValue() && term.value() == 0) {
      return Hierarchy.Answer.NO;
    }
    return typeOf(term)
        .map(type -> code.program().hierarchy().isSubtype(type, target))
        .orElse(Hierarchy.Answer.UNKNOWN);
  }

  /** The class of the object that a term was. */
  Optional<JavaType> typeOf(Term term) {
    LocalObject object = term.object();
    if (object != null) {
      return Optional.of(object.type());
    }
    return term.hasValue()
        ? objects.classOf(term.value()).map(Computation::type)
        : Optional.empty();
  }

  private static JavaType type(String className) {
    String name = className.replace('.', '/');
    return name.startsWith("[") ? JavaType.of(name) : JavaType.ofClass(name);
  }

  /** A cast that went well: what it depends on has to be as it was. */
  Term cast(Frame frame, Cast cast) {
    Term term = frame.get(cast.value());
    if (term.object() == null && !isUpward(cast)) {
      conditions.asRecorded(term);
    }
    return term;
  }

  private boolean isUpward(Cast cast) {
    return code.program().hierarchy().isSubtype(cast.value().type(), cast.target())
        == Hierarchy.Answer.YES;
  }

  /** A cast on a way that was not taken: it has to go well. */
  Term tryCast(Frame frame, Cast cast) {
    Term term = conditions.known(frame.get(cast.value()));
    if (!isUpward(cast)) {
      boolean isNull = term.object() == null && term.hasValue() && term.value() == 0;
      if (!isNull && isOf(term, cast.target()) != Hierarchy.Answer.YES) {
        throw new LostException("a cast that may fail");
      }
      conditions.asRecorded(term);
    }
    return term;
  }

  Term newArray(Frame frame, NewArray made) {
    Term length = frame.get(made.operand(0));
    if (!length.isConstant()) {
      conditions.compare(Comparison.GE, length, Term.ZERO, true, true);
    }
    LocalObject array = new LocalObject(made.created(), length);
    if (made.operandCount() > 1) {
      array.leak();
    }
    return Term.of(array);
  }

  /** Whether equal numbers mean equal references: strings and the like have no numbers. */
  boolean isNumbered(Value left, Value right) {
    return isNumbered(left.type()) || isNumbered(right.type());
  }

  private boolean isNumbered(JavaType type) {
    if (!type.isReference() || type.isArray() || type.kind() == JavaType.Kind.NULL) {
      return true;
    }
    ClassModel of = code.program().find(type.internalName());
    return of.isApplication()
        && !of.isInterface()
        && code.program().hierarchy().isSubclass(of.name(), "java/lang/Number")
            == Hierarchy.Answer.NO;
  }
}
