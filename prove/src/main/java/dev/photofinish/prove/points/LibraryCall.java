package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.prove.heap.AbstractObject;
import org.jspecify.annotations.Nullable;

/**
 * A call of a library's method whose model is known.
 *
 * @param receiver the object it is called on, if there is one that matters
 */
record LibraryCall(
    Actuals actuals, @Nullable AbstractObject receiver, MethodRef method, MethodFacts facts) {

  /** Whether something happens for each object that is called, instead of once in all. */
  boolean isAboutReceiver(Effect effect) {
    return effect.operands().contains(Operand.THIS) || isClone();
  }

  boolean isClone() {
    return method.name().equals("clone");
  }

  /** The node of all objects it is called on; {@link Actuals#NONE} if there is none. */
  int receivers() {
    return Operands.firstArgument(this) > 0 ? actuals.argument(0) : Actuals.NONE;
  }
}
