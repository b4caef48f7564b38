package dev.photofinish.prove.code;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Operand;

/**
 * A method invocation site: an element of the domain I of section 2.3. Compared by identity.
 *
 * @param number its number among the sites of its method
 * @param instruction the call, or an instruction that calls a method on the way
 * @param arguments the variables that are passed, the receiver first; {@link MethodCode#NONE} for
 *     what is not an object that matters
 * @param result the variable that takes the result, or {@link MethodCode#NONE}
 */
public record CallSite(
    int number,
    Instruction instruction,
    CallKind kind,
    MethodRef method,
    Place place,
    int[] arguments,
    int result) {

  public boolean hasReceiver() {
    return kind != CallKind.STATIC;
  }

  /** The variable of the receiver, or {@link MethodCode#NONE} if it is none that matters. */
  public int receiver() {
    return hasReceiver() ? arguments[0] : MethodCode.NONE;
  }

  /** The variable that an operand of a library's model is here, or {@link MethodCode#NONE}. */
  public int variable(Operand operand) {
    int position =
        switch (operand.kind()) {
          case THIS -> 0;
          case ARGUMENT -> operand.number() + (hasReceiver() ? 1 : 0);
          default -> arguments.length;
        };
    return position < arguments.length ? arguments[position] : MethodCode.NONE;
  }

  public int line() {
    return instruction.line();
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String toString() {
    return method + " at line " + line();
  }
}
