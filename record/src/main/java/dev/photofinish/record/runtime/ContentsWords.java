package dev.photofinish.record.runtime;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Stripes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * How often the contents of containers were used and changed, so that a call can tell at its end
 * whether others began in the meantime. Containers whose stripes are the same have one word:
 *
 * <pre>
 *  63      32  31     0
 * [ changes  | uses    ]
 * </pre>
 *
 * A word is written by whoever holds its stripe, and read by all.
 */
final class ContentsWords {

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  private static final long USE = 1;
  private static final long CHANGE = 1L << 32;

  private final long[] words = new long[Stripes.COUNT];

  static int word(long container) {
    return Stripes.of(container, Event.CONTENTS);
  }

  /** What one call adds to a word. */
  static long of(EventKind access) {
    return access.isWrite() ? CHANGE + USE : USE;
  }

  /** A call is about to begin; what the word is now. */
  long add(int word, long added) {
    long now = words[word] + added;
    WORDS.setVolatile(words, word, now);
    return now;
  }

  /** Reads a word after all that the call has done is done, and has been seen by others. */
  long get(int word) {
    VarHandle.fullFence();
    return (long) WORDS.getVolatile(words, word);
  }

  /**
   * Whether others did something between two looks at a word that a call may have noticed: only
   * changes, if the call itself changed nothing.
   */
  static boolean isDisturbed(EventKind access, long before, long after) {
    return access.isWrite() ? before != after : before >>> 32 != after >>> 32;
  }
}
