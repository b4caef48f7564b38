package dev.photofinish.predict.trust;

import dev.photofinish.predict.location.Memory;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.LongArrays;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * Finds reads whose value is not that of the last recorded write: code that is not recorded
 * (reflection, native code) has written there. Used by one thread.
 */
public final class TrustCheck {

  private final Memory memory = new Memory();
  private final LongOpenHashSet untrusted = new LongOpenHashSet();
  private final LongArrays arrays = new LongArrays();
  private long reads;

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    if (event.member() == Event.CONTENTS) {
      return;
    }
    if (arrays.step(event)) {
      memory.put(event.object(), event.member(), arrays.value(event.object(), event.member()));
    }
    switch (event.kind()) {
      case READ, VOLATILE_READ -> read(event);
      case WRITE, VOLATILE_WRITE, UPDATE -> put(event);
      case INITIAL -> initial(event);
      default -> {}
    }
  }

  private void initial(Event event) {
    if (event.member() != Event.RUNS) {
      put(event);
    } else if (event.value() == 0) {
      untrusted.add(event.object());
    }
  }

  private void put(Event event) {
    memory.put(event.object(), event.member(), event.value());
  }

  private void read(Event event) {
    if (memory.value(event.object(), event.member()) != event.value()) {
      reads++;
      untrusted.add(event.object());
    }
  }

  /** The long arrays of the trace, and what of them is used; known at its end. */
  public LongArrays arrays() {
    return arrays;
  }

  /** What is known at the end of the trace. */
  public Trust trust() {
    return new Trust(new LongOpenHashSet(untrusted), reads);
  }
}
