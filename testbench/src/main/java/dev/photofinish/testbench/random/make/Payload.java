package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Variable;

/** The part of a resource that is read and written. */
interface Payload {

  /** Reads what belongs to an object. */
  void read(Body body, Variable object);

  /** Changes what belongs to an object. */
  void write(Body body, Variable object);
}
