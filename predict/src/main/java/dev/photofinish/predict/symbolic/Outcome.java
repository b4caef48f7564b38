package dev.photofinish.predict.symbolic;

/** How running one step of a thread's code ended. */
enum Outcome {
  /** The next instruction of the frame comes next. */
  NEXT,
  /** It is known by the frames what comes next. */
  MOVED,
  /** The thread stands before the event that it was run for. */
  EVENT,
  /** The same, and the event is of code that is not followed. */
  OUTSIDE,
  /** The path is over. */
  OVER
}
