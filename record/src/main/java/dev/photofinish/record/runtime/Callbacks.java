package dev.photofinish.record.runtime;

import java.util.Arrays;

/** The calls under way between code that is woven and other code. Confined to one thread. */
final class Callbacks {

  /** What was called by the program and may call it back, innermost last; 0 for nothing. */
  private long[] called = new long[8];

  private int calls;

  /** How many calls of the program's code by code that is not woven are under way. */
  private int callbacks;

  /** A call begins that may call the program back. */
  void calling(long number) {
    if (calls == called.length) {
      called = Arrays.copyOf(called, 2 * calls);
    }
    called[calls++] = number;
  }

  void called() {
    if (calls > 0) {
      calls--;
    }
  }

  /** What the program has called last of what may call it back; 0 for nothing. */
  long lastCalled() {
    return calls == 0 ? 0 : called[calls - 1];
  }

  /** Code that is not woven calls the program; whether nothing of the program called it. */
  boolean enter() {
    return callbacks++ == 0;
  }

  /** The call is over; whether it was the outermost. */
  boolean leave() {
    return --callbacks == 0;
  }
}
