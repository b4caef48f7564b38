package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Variable;

/** What a thread does, ready to be given to threads. */
interface Worker {

  /** Makes a thread that does this. It is not started, unless it starts itself. */
  Variable spawn(Body body, Hands hands);

  /** Uses what belongs to a thread that {@link #spawn} made. */
  default void look(Body body, Variable thread) {}

  /** Whether the thread is started by its constructor. */
  default boolean startsItself() {
    return false;
  }
}
