package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.If;
import dev.photofinish.trace.Event;

/** Is told where a thread could have gone on in another way. */
interface Observer {

  /** Does not care. */
  Observer NONE = new Observer() {};

  /**
   * A branch whose condition is known exactly is about to be taken.
   *
   * @param holds what held
   * @param other the successor that was not taken
   */
  default void branch(Frame frame, If branch, Condition.Holds holds, int other) {}

  /** A frame is about to run the instruction of an event. */
  default void event(Frame frame, Event event) {}
}
