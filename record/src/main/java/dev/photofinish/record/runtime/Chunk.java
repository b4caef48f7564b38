package dev.photofinish.record.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A piece of what one thread records. Its thread fills it and links the next one; the writer reads
 * what is published and never changes it.
 */
final class Chunk {

  static final int SIZE = 1 << 14;

  /** Written by the thread that fills it, up to {@link #end}. */
  final byte[] bytes = new byte[SIZE];

  /** How many bytes are whole events; published after them. */
  volatile int end;

  /** Where the thread went on; published after the last {@link #end}. */
  volatile @Nullable Chunk next;

  /** An empty one again, for another thread. */
  void reset() {
    end = 0;
    next = null;
  }
}
