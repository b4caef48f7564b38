package dev.photofinish.record.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Bounds what waits to be written: a thread that begins or has filled a chunk goes on when not too
 * much waits any more. What threads go on with is not bounded, as they may keep it for ever.
 *
 * <p>By a monitor, as what {@code java.util.concurrent} has would use up the permit that the
 * program may have given to the thread by {@code LockSupport.unpark}.
 */
final class ChunkPool {

  /** What is kept of a thread beside its chunks, about; if it is over, until it was written. */
  static final int THREAD = 1 << 13;

  /**
   * The first of those that nobody has, each linked to the next, so that to keep one needs no
   * memory. Of full size, the others being cheap to make; guarded by this.
   */
  private @Nullable Chunk free;

  /** How many those are; guarded by this. */
  private int freeCount;

  /** The size of all that is full and not written, and of new threads; guarded by this. */
  private long waiting;

  /** Whether nobody writes any more; guarded by this. */
  private boolean abandoned;

  private final long most;
  private final Budget budget;
  private final Runnable hurry;

  /**
   * @param most how many bytes may wait
   * @param hurry called when many do
   */
  ChunkPool(long most, Budget budget, Runnable hurry) {
    this.most = most;
    this.budget = budget;
    this.hurry = hurry;
  }

  /** What a thread begins with. */
  Chunk first() {
    return new Chunk(Chunk.FIRST);
  }

  /** A thread begins, which the writer knows already. This may wait for the writer. */
  void begin() {
    addWaiting(THREAD);
    awaitWriter();
  }

  /** The writer has come to a new thread. */
  void begun() {
    addWaiting(-THREAD);
  }

  /** What a thread can go on with that has a chunk of a size. Nothing is noted of it yet. */
  synchronized Chunk next(int size) {
    int nextSize = Math.min(Chunk.SIZE, 2 * size);
    return nextSize < Chunk.SIZE || free == null ? new Chunk(nextSize) : takeFree(free);
  }

  /**
   * A thread has linked the next chunk to its last one, and goes on with it. This may wait for the
   * writer, or end the recording. If the stack ends before, more may wait than is said here.
   *
   * @param size of the last one
   * @param bytes how many of it are used
   */
  void wentOn(int size, int bytes) {
    addWaiting(size);
    budget.spend(bytes);
    if (!(Thread.currentThread() instanceof OwnThread)) {
      awaitWriter();
    }
  }

  private synchronized void addWaiting(int bytes) {
    waiting += bytes;
    if (waiting <= most) {
      notifyAll();
    }
  }

  private Chunk takeFree(Chunk first) {
    free = first.next;
    freeCount--;
    first.next = null;
    return first;
  }

  /** The writer gets to all that waits, even if all threads wait here. */
  private synchronized void awaitWriter() {
    if (waiting > most / 2) {
      hurry.run();
    }
    boolean interrupted = false;
    while (waiting > most && !abandoned) {
      try {
        wait();
      } catch (InterruptedException e) {
        // Meant for the program, not for us.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Nobody writes any more: the program is to go on without. */
  synchronized void abandon() {
    abandoned = true;
    notifyAll();
  }

  /** A full chunk was written. */
  synchronized void give(Chunk full) {
    addWaiting(-full.bytes.length);
    keep(full);
  }

  /** The same of each from the first up to another one, which is given back. */
  Chunk giveUpTo(Chunk first, Chunk end) {
    Chunk chunk = first;
    while (chunk != end) {
      Chunk next = Objects.requireNonNull(chunk.next);
      give(chunk);
      chunk = next;
    }
    return end;
  }

  /** A thread is over, and does not go on with its chunk. */
  synchronized void giveLast(Chunk chunk) {
    keep(chunk);
  }

  private void keep(Chunk chunk) {
    if (chunk.bytes.length == Chunk.SIZE && waiting + Chunk.SIZE * (freeCount + 1L) <= most) {
      chunk.reset();
      chunk.next = free;
      free = chunk;
      freeCount++;
    }
  }
}
