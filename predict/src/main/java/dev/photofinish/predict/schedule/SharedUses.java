package dev.photofinish.predict.schedule;

import dev.photofinish.predict.location.Memory;
import dev.photofinish.trace.Event;

/**
 * Which memory, locks and signals of a trace are used by several threads, one of which changes
 * something. Used by one thread.
 */
public final class SharedUses {

  private static final long MANY = Long.MAX_VALUE >> 1;

  /** For each part of an object the thread that uses it, plus 1, or many; and a bit for changes. */
  private final Memory users = new Memory();

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    Use use = Use.of(event);
    if (use.isNone()) {
      return;
    }
    long word = users.value(use.object(), use.member());
    long user = word >>> 1;
    long now = user == 0 || user == event.thread() + 1L ? event.thread() + 1L : MANY;
    long next = now << 1 | (word & 1) | (use.isChange() ? 1 : 0);
    if (next != word) {
      users.put(use.object(), use.member(), next);
    }
  }

  boolean isShared(Use use) {
    return !use.isNone() && users.value(use.object(), use.member()) == (MANY << 1 | 1);
  }
}
