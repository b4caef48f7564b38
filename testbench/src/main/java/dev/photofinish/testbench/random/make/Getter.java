package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Variable;

/**
 * A method of an object that returns what the object keeps, or what its parameter keeps.
 *
 * @param mayBeNull whether it may return nothing although something is kept
 */
record Getter(Signature method, boolean mayBeNull) {

  /** Calls the getter for what an object keeps, and does something with that if there is any. */
  void call(Body body, Variable object, Taker taker) {
    Variable found = ask(body, object);
    if (mayBeNull) {
      body.ifThere(found, () -> taker.take(found));
    } else {
      taker.take(found);
    }
  }

  /** Calls the getter. */
  Variable ask(Body body, Variable object) {
    return method.parameters().isEmpty()
        ? body.callFor(object, method)
        : body.callFor(object, method, object);
  }

  /** Does something with what a getter returned. */
  interface Taker {
    void take(Variable found);
  }
}
