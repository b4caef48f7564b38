package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Times;
import dev.photofinish.trace.Event;
import org.jspecify.annotations.Nullable;

/** What is known of a part of an object: its last write, and the last accesses of each thread. */
final class Location {

  private static final long[] NONE = {};
  private static final int NOBODY = -1;

  private final int number;
  private final long object;
  private final int member;
  private @Nullable History histories;

  // The last write, with the past of its thread before it.
  private int writer = NOBODY;
  private long written;
  private long[] beforeWrite = NONE;

  Location(int number, long object, int member) {
    this.number = number;
    this.object = object;
    this.member = member;
  }

  /** Its number among all locations. */
  int number() {
    return number;
  }

  long object() {
    return object;
  }

  int member() {
    return member;
  }

  /** The accesses of threads, as a list. */
  @Nullable History histories() {
    return histories;
  }

  /** Keeps an access; of its thread only so many are kept. */
  void add(Event event, long[] past, Held held, int most) {
    History last = null;
    for (History history = histories; history != null; history = history.next()) {
      if (history.thread() == event.thread()) {
        history.add(event, past, held, most);
        return;
      }
      last = history;
    }
    History first = new History(event.thread(), new Access(event, past, held));
    if (last == null) {
      histories = first;
    } else {
      last.setNext(first);
    }
  }

  void write(Event event, long[] past) {
    writer = event.thread();
    written = event.number();
    beforeWrite = past;
  }

  /** Whether the last write is news to a thread with this past. */
  boolean isWriteUnknown(int thread, long[] past) {
    return writer != NOBODY && writer != thread && !Times.cover(past, writer, written);
  }

  /** The past of the last write, with it. */
  long[] upToWrite() {
    return Times.with(beforeWrite, writer, written);
  }
}
