package dev.photofinish.predict.syncp;

import dev.photofinish.trace.Event;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The last accesses of one sort (reads, or writes) to a location, of each thread from each place.
 * Used by one thread.
 */
final class AccessesByPlace {

  /**
   * An access.
   *
   * @param past what is before it; of its own thread, all before it is past
   */
  record Access(Event event, long[] past) {}

  // Who and where each was, apart from the rest: what all places of all threads use is sought in
  // hundreds of them.
  private long[] keys = new long[2];
  private @Nullable Access[] accesses = new Access[2];
  private int size;

  void forEach(Consumer<Access> action) {
    for (int i = 0; i < size; i++) {
      Access access = accesses[i];
      if (access != null) {
        action.accept(access);
      }
    }
  }

  /** Adds an access in the place of the one before it. */
  void add(Event event, long[] past) {
    int at = indexOf((long) event.thread() << 32 | event.site());
    accesses[at] = new Access(event, past);
  }

  private int indexOf(long key) {
    for (int i = 0; i < size; i++) {
      if (keys[i] == key) {
        return i;
      }
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      accesses = Arrays.copyOf(accesses, 2 * size);
    }
    keys[size] = key;
    return size++;
  }
}
