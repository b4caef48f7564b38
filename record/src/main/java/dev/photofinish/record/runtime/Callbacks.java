package dev.photofinish.record.runtime;

import java.util.Arrays;

/** The calls under way between code that is woven and other code. Confined to one thread. */
final class Callbacks {

  /** What was called by the program and may call it back, innermost last; 0 for nothing. */
  private long[] called = new long[8];

  private int calls;

  /** How many calls of the program's code by code that is not woven are under way. */
  private int callbacks;

  /** How many there were when each parallel stream was begun that is under way, innermost last. */
  private int[] spreads = new int[2];

  private int spreadCount;

  private boolean isBehindBarrier;

  /** The stage of a stream that is about to be added comes behind a barrier, or does not. */
  void behindBarrier(boolean isBehind) {
    isBehindBarrier = isBehind;
  }

  boolean isBehindBarrier() {
    return isBehindBarrier;
  }

  /** A parallel stream is begun, which may call the program on many threads, this one too. */
  void spread() {
    if (spreadCount == spreads.length) {
      spreads = Arrays.copyOf(spreads, 2 * spreadCount);
    }
    spreads[spreadCount++] = callbacks;
  }

  /** It is over. */
  void gathered() {
    if (spreadCount > 0) {
      spreadCount--;
    }
  }

  /** Whether the innermost call of the program's code that is under way is by such a stream. */
  boolean isPart() {
    return spreadCount > 0 && callbacks == spreads[spreadCount - 1] + 1;
  }

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
