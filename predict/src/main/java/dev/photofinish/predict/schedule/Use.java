package dev.photofinish.predict.schedule;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;

/**
 * What an event has to do with other threads: the part of an object that it is about, and whether
 * it changes something there for them.
 */
record Use(long object, int member, boolean isChange) {

  /** In the place of a member. */
  private static final int LOCK = Integer.MIN_VALUE;

  private static final int SIGNAL = Integer.MIN_VALUE + 1;

  /** Of a thread, which stands in the place of an object. */
  private static final int END = Integer.MIN_VALUE + 2;

  /** Nothing to do with others: it can run whenever its thread comes to it. */
  private static final Use NONE = new Use(0, 0, false);

  static Use of(Event event) {
    if (event.kind().isAccess()) {
      boolean isChange = event.kind().isWrite();
      return new Use(event.object(), event.member(), isChange);
    }
    return switch (event.kind()) {
      case ACQUIRE, RELEASE, WAIT, WAKE, NOTIFY, NOTIFY_ALL -> new Use(event.object(), LOCK, true);
      case ACQUIRE_SHARED, RELEASE_SHARED -> new Use(event.object(), LOCK, false);
      case SIGNAL, CHANGED -> new Use(event.object(), SIGNAL, true);
      case ASK -> new Use(event.object(), SIGNAL, false);
      case AWAIT -> new Use(event.object(), SIGNAL, event.endsChange());
      case END -> new Use(event.thread(), END, true);
      case JOIN -> new Use(event.value(), END, false);
      default -> NONE;
    };
  }

  boolean isNone() {
    return equals(NONE);
  }

  /** The part of an object alone. */
  Use place() {
    return new Use(object, member, false);
  }

  /** Whether an event is about other threads: their starts, and waiting for their ends. */
  static boolean isOfThreads(EventKind kind) {
    return kind == EventKind.FORK || kind == EventKind.JOIN || kind == EventKind.END;
  }
}
