package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.trace.Event;

/** Sees each step of a thread as it is run again, for listings. Terms are in the frames. */
interface Watcher {

  /** Sees nothing. */
  Watcher NONE = new Watcher() {};

  /** An instruction without an event was run; control has not gone on yet. */
  default void ran(Frame frame, Instruction instruction) {}

  /** The instruction of an event was run. */
  default void accessed(Frame frame, Instruction instruction, Event event) {}

  /** Control is about to go to another block of a method. */
  default void goes(Frame frame, Block next) {}

  /** A call came to a method that is run again with its arguments. */
  default void entered(Frame frame, Frame caller, Invoke call) {}

  /**
   * A call is over.
   *
   * @param isFollowed whether its result is what the method returned that was run again
   */
  default void cameBack(Frame frame, Instruction call, boolean isFollowed) {}

  /** An exception was caught: of the values that meet there it is not known which they are. */
  default void caught(Frame frame, Block handler) {}
}
