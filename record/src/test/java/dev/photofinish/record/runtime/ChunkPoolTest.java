package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class ChunkPoolTest {

  @Test
  void whatIsGivenBackIsTakenAgain() {
    ChunkPool pool = new ChunkPool(1, Long.MAX_VALUE, () -> {});
    Chunk chunk = pool.take();
    chunk.mark = 7;
    chunk.next = new Chunk();
    pool.give(chunk);

    assertThat(pool.take()).isSameAs(chunk);
    assertThat(chunk.mark).isZero();
    assertThat(chunk.next).isNull();
  }

  @Test
  void aLimitIsUsedUp() {
    ChunkPool pool = new ChunkPool(1, 2L * Chunk.SIZE, () -> {});
    assertThat(pool.isUsedUp()).isFalse();
    pool.give(pool.take());
    assertThat(pool.isUsedUp()).isFalse();
    pool.take();

    assertThat(pool.isUsedUp()).isTrue();
  }

  @Test
  void whoWaitsKeepsItsPermitAndItsInterrupt() throws Exception {
    ChunkPool pool = new ChunkPool(1, Long.MAX_VALUE, () -> {});
    Chunk chunk = pool.take();
    SynchronousQueue<Boolean> interrupted = new SynchronousQueue<>();
    Thread waiting =
        new Thread(
            () -> {
              pool.take();
              boolean wasInterrupted = Thread.interrupted();
              // Comes back at once if the permit is still there; for ever otherwise.
              LockSupport.park(this);
              put(interrupted, wasInterrupted);
            });
    waiting.start();
    while (waiting.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    LockSupport.unpark(waiting);
    waiting.interrupt();
    pool.give(chunk);

    assertThat(interrupted.take()).isTrue();
  }

  private static void put(SynchronousQueue<Boolean> queue, boolean value) {
    try {
      queue.put(value);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
