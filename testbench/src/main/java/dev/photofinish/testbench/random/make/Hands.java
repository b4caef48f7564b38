package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Variable;

/** The resources that were handed to a piece of code. */
interface Hands {

  /** Where the resource is. */
  Variable get(Body body, Resource resource);
}
