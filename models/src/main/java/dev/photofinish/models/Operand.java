package dev.photofinish.models;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Value;
import java.util.Optional;

/**
 * One of the things that a call is about.
 *
 * @param number which argument, counted from 0 without the receiver; 0 for all other kinds
 */
public record Operand(Kind kind, int number) {

  /** What sort of operand it is. */
  public enum Kind {
    /** The receiver; of a constructor, the new object. */
    THIS,
    ARGUMENT,
    RESULT,
    /** The class of the method, for what it keeps in static fields. */
    CLASS,
    /** Where an effect needs none. */
    NONE
  }

  public static final Operand THIS = new Operand(Kind.THIS, 0);
  public static final Operand RESULT = new Operand(Kind.RESULT, 0);
  public static final Operand CLASS = new Operand(Kind.CLASS, 0);
  public static final Operand NONE = new Operand(Kind.NONE, 0);

  public static Operand argument(int number) {
    return new Operand(Kind.ARGUMENT, number);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Operand operand && kind == operand.kind && number == operand.number;
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + number;
  }

  public boolean isArgument() {
    return kind == Kind.ARGUMENT;
  }

  /** The value that it is in a call; empty if the call has no such operand. */
  public Optional<Value> in(Invoke call) {
    return switch (kind) {
      case THIS -> call.receiver();
      case ARGUMENT -> argumentOf(call);
      case RESULT -> call.result().map(result -> result);
      case CLASS, NONE -> Optional.empty();
    };
  }

  private Optional<Value> argumentOf(Invoke call) {
    int position = number + (call.kind() == CallKind.STATIC ? 0 : 1);
    return position < call.operandCount() ? Optional.of(call.operand(position)) : Optional.empty();
  }

  /** As files write it. */
  @Override
  public String toString() {
    return switch (kind) {
      case THIS -> "this";
      case ARGUMENT -> "arg" + number;
      case RESULT -> "result";
      case CLASS -> "class";
      case NONE -> "none";
    };
  }
}
