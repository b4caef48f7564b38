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

  /** Whether nobody writes any more; guarded by this. */
  private boolean abandoned;

  /** How many may still be filled; guarded by this. */
  private long budget;

  private final int few;
  private final Runnable hurry;

  /**
   * @param most how many there may be
   * @param limit how many bytes are recorded at most
   * @param hurry called when few are left
   */
  ChunkPool(int most, long limit, Runnable hurry) {
    this.left = most;
    this.budget = limit / Chunk.SIZE;
    this.few = most / 2;
    this.hurry = hurry;
  }

  /** Whether as much was recorded as may be. */
  synchronized boolean isUsedUp() {
    return budget <= 0;
  }

  /** An empty chunk, as soon as there is one. */
  synchronized Chunk take() {
    if (free.size() + left <= few) {
      hurry.run();
    }
    boolean interrupted = false;
    while (free.isEmpty() && left == 0 && !abandoned) {
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
    budget--;
    if (free.isEmpty()) {
      left--;
      return new Chunk();
    }
    return free.pop();
  }

  /** Nobody writes any more: the program is to go on without. */
  synchronized void abandon() {
    abandoned = true;
    notifyAll();
  }

  synchronized void give(Chunk chunk) {
    chunk.reset();
    free.push(chunk);
    notify();
  }
}
