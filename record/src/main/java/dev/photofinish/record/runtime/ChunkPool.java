package dev.photofinish.record.runtime;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Bounds what waits to be written: a thread that wants more waits until something was.
 *
 * <p>By a monitor, as what {@code java.util.concurrent} has would use up the permit that the
 * program may have given to the thread by {@code LockSupport.unpark}.
 */
final class ChunkPool {

  /** Guarded by this. */
  private final Deque<Chunk> free = new ArrayDeque<>();

  /** How many more may be made; guarded by this. */
  private int left;

  ChunkPool(int most) {
    this.left = most;
  }

  /** An empty chunk, as soon as there is one. */
  synchronized Chunk take() {
    boolean interrupted = false;
    while (free.isEmpty() && left == 0) {
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
    if (free.isEmpty()) {
      left--;
      return new Chunk();
    }
    return free.pop();
  }

  synchronized void give(Chunk chunk) {
    chunk.reset();
    free.push(chunk);
    notify();
  }
}
