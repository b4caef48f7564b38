package dev.photofinish.predict.hb;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;

/**
 * An access in one word, as FastTrack's epochs (Flanagan and Freund, PLDI 2009, section 3): who and
 * when; and here also how.
 *
 * <pre>
 *  63  62    60  59     39  38                 0
 * [ 0 | kind   | thread   | number of event + 1 ]
 * </pre>
 *
 * Zero is no access.
 */
final class Epoch {

  private static final int NUMBER_BITS = 39;
  private static final int THREAD_BITS = 21;
  private static final long NUMBER_MASK = (1L << NUMBER_BITS) - 1;
  private static final int THREAD_MASK = (1 << THREAD_BITS) - 1;

  private Epoch() {}

  static long of(Event access) {
    long who = code(access.kind()) << THREAD_BITS | access.thread();
    return who << NUMBER_BITS | (access.number() + 1);
  }

  static long number(long epoch) {
    return (epoch & NUMBER_MASK) - 1;
  }

  static int thread(long epoch) {
    return (int) (epoch >>> NUMBER_BITS) & THREAD_MASK;
  }

  static EventKind kind(long epoch) {
    return switch ((int) (epoch >>> (NUMBER_BITS + THREAD_BITS))) {
      case 0 -> EventKind.READ;
      case 1 -> EventKind.WRITE;
      case 2 -> EventKind.VOLATILE_READ;
      case 3 -> EventKind.VOLATILE_WRITE;
      default -> EventKind.UPDATE;
    };
  }

  private static long code(EventKind access) {
    return switch (access) {
      case READ -> 0;
      case WRITE -> 1;
      case VOLATILE_READ -> 2;
      case VOLATILE_WRITE -> 3;
      default -> 4;
    };
  }

  /** Whether numbers and threads are small enough to be told apart. */
  static boolean fits(Event event) {
    return event.number() < NUMBER_MASK && event.thread() <= THREAD_MASK;
  }
}
