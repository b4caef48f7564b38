package dev.photofinish.record.runtime;

import java.util.ArrayDeque;
import java.util.Deque;

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

  /** Those of full size, the others being cheap to make; guarded by this. */
  private final Deque<Chunk> free = new ArrayDeque<>();

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

  /**
   * Where a thread goes on that has filled a chunk. This may wait for the writer, or end the
   * recording.
   *
   * @param bytes how many of the full one are used
   */
  Chunk goOn(Chunk full, int bytes) {
    budget.spend(bytes);
    Chunk next = next(full);
    full.next = next;
    awaitWriter();
    return next;
  }

  private synchronized void addWaiting(int bytes) {
    waiting += bytes;
    if (waiting <= most) {
      notifyAll();
    }
  }

  private synchronized Chunk next(Chunk full) {
    addWaiting(full.bytes.length);
    int size = Math.min(Chunk.SIZE, 2 * full.bytes.length);
    return size < Chunk.SIZE || free.isEmpty() ? new Chunk(size) : free.pop();
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

  /** A thread is over, and does not go on with its chunk. */
  synchronized void giveLast(Chunk chunk) {
    keep(chunk);
  }

  private void keep(Chunk chunk) {
    if (chunk.bytes.length == Chunk.SIZE && waiting + Chunk.SIZE * (free.size() + 1L) <= most) {
      chunk.reset();
      free.push(chunk);
    }
  }
}
