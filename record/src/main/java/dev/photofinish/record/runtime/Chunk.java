package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.PathEncoder;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * A piece of what one thread records. Its thread fills it and links the next one; the writer reads
 * what is published and never changes it.
 */
final class Chunk {

  /** What a thread begins with: most threads of a program that has very many record little. */
  static final int FIRST = 1 << 9;

  /** Each is twice as large as the one before, up to this. */
  static final int SIZE = 1 << 14;

  /** Written by the thread that fills it. What is before {@link #mark} does not change any more. */
  final byte[] bytes;

  private static final VarHandle MARK = mark();

  /** How far it is filled, in the encoder's words; published after the bytes. */
  volatile long mark;

  /** Where the thread went on; published after the last {@link #mark}. */
  volatile @Nullable Chunk next;

  Chunk(int size) {
    this.bytes = new byte[size];
  }

  /** One that takes part in nothing, for a thread that records nothing. */
  static Chunk none() {
    return new Chunk(Math.max(EventEncoder.MIN_BUFFER, PathEncoder.MIN_BUFFER));
  }

  private static VarHandle mark() {
    try {
      return MethodHandles.lookup().findVarHandle(Chunk.class, "mark", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** What is before a mark can be written from now on. Nothing waits for it, so it is no fence. */
  void publish(long newMark) {
    MARK.setRelease(this, newMark);
  }

  /** An empty one again, for another thread. */
  void reset() {
    mark = 0;
    next = null;
  }
}
