package dev.photofinish.predict.trust;

import dev.photofinish.predict.location.Memory;
import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * Finds reads whose value is not that of the last recorded write: code that is not recorded
 * (reflection, native code) has written there. Used by one thread.
 */
public final class TrustCheck {

  private final Memory memory = new Memory();
  private final LongOpenHashSet untrusted = new LongOpenHashSet();
  private long reads;

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    if (event.member() == Event.CONTENTS) {
      return;
    }
    switch (event.kind()) {
      case READ, VOLATILE_READ -> read(event);
      case WRITE, VOLATILE_WRITE, UPDATE, INITIAL ->
          memory.put(event.object(), event.member(), event.value());
      default -> {}
    }
  }

  private void read(Event event) {
    if (memory.value(event.object(), event.member()) != event.value()) {
      reads++;
      untrusted.add(event.object());
    }
  }

  /** What is known at the end of the trace. */
  public Trust trust() {
    return new Trust(new LongOpenHashSet(untrusted), reads);
  }
}
