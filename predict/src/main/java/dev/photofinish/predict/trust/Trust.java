package dev.photofinish.predict.trust;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * Which objects the trace tells all about. Memory that unknown code writes, too, cannot be reasoned
 * about by values: whoever uses such an object does so in the recorded order, and nobody races for
 * it.
 *
 * <p>That is said in words that all detectors know: each access to it becomes a change of contents
 * that are volatile. Uses of contents stay in the recorded order, and volatile memory has no races.
 * The object stays the same, so that its making comes before its use.
 */
public final class Trust {

  /** Nothing is known to be changed by others. */
  public static final Trust FULL = new Trust(new LongOpenHashSet(), 0);

  private final LongOpenHashSet untrusted;
  private final long reads;

  Trust(LongOpenHashSet untrusted, long reads) {
    this.untrusted = untrusted;
    this.reads = reads;
  }

  /** An event as detectors are to see it. */
  public Event view(Event event) {
    if (untrusted.isEmpty() || !event.kind().isAccess() || !untrusted.contains(event.object())) {
      return event;
    }
    return new Event(
        event.number(),
        event.thread(),
        EventKind.UPDATE,
        event.site(),
        event.object(),
        Event.CONTENTS,
        0);
  }

  /** Whether the trace tells all that is done to an object. */
  public boolean isFull(long object) {
    return !untrusted.contains(object);
  }

  /** How many objects are not trusted. */
  public int objects() {
    return untrusted.size();
  }

  /** How many reads did not fit. */
  public long reads() {
    return reads;
  }
}
