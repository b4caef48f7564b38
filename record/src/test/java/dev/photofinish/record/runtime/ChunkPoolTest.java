package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ChunkPoolTest {

  private final Stop stop = new Stop(new StripeLocks(1, Long.MAX_VALUE));

  private ChunkPool pool(long most, long limit) {
    return new ChunkPool(most, new Budget(limit, stop), () -> {});
  }

  @Test
  void whatIsGivenBackIsTakenAgain() {
    ChunkPool pool = pool(2 * Chunk.SIZE, Long.MAX_VALUE);
    Chunk chunk = new Chunk(Chunk.SIZE);
    chunk.mark = 7;
    Chunk next = Links.goOn(pool, chunk, 7);
    assertThat(chunk.next).isSameAs(next);
    pool.give(chunk);

    assertThat(Links.goOn(pool, next, 7)).isSameAs(chunk);
    assertThat(chunk.mark).isZero();
    assertThat(chunk.next).isNull();
  }

  @Test
  void aThreadBeginsWithLittle() {
    ChunkPool pool = pool(Chunk.SIZE, Long.MAX_VALUE);
    Chunk chunk = pool.first();

    assertThat(chunk.bytes).hasSize(Chunk.FIRST);
    for (int size = 2 * Chunk.FIRST; size <= Chunk.SIZE; size *= 2) {
      Chunk next = Links.goOn(pool, chunk, 1);
      assertThat(next.bytes).hasSize(size);
      pool.give(chunk);
      chunk = next;
    }
    assertThat(Links.goOn(pool, chunk, 1).bytes).hasSize(Chunk.SIZE);
  }

  @Test
  void manyThreadsMayBeginAtOnce() {
    ChunkPool pool = pool(Chunk.FIRST, Long.MAX_VALUE);

    // Nobody writes: none of these waits.
    for (int i = 0; i < 100; i++) {
      assertThat(pool.first().mark).isZero();
    }
  }

  @Test
  void threadsThatTheWriterHasNotComeToAreFew() throws Exception {
    ChunkPool pool = pool(2 * ChunkPool.THREAD, Long.MAX_VALUE);
    pool.begin();
    pool.begin();
    Thread third = new Thread(pool::begin);
    third.start();
    while (third.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    pool.begun();

    third.join();
  }

  @Test
  void theLimitIsOfWhatIsUsed() {
    ChunkPool pool = pool(Long.MAX_VALUE, 100);
    Links.goOn(pool, pool.first(), 99);
    assertThat(stop.hasBegun()).isFalse();
    Links.goOn(pool, pool.first(), 1);

    assertThat(stop.isEarly()).isTrue();
  }

  @Test
  void whatIsBegunCounts() {
    Budget budget = new Budget(100, stop);
    budget.spend(50);
    budget.begun(49);
    budget.begun(40);
    assertThat(stop.hasBegun()).isFalse();
    budget.begun(50);

    assertThat(stop.isEarly()).isTrue();
  }

  @Test
  void whoWaitsKeepsItsPermitAndItsInterrupt() throws Exception {
    ChunkPool pool = pool(0, Long.MAX_VALUE);
    Chunk chunk = pool.first();
    SynchronousQueue<Boolean> interrupted = new SynchronousQueue<>();
    Thread waiting =
        new Thread(
            () -> {
              Links.goOn(pool, chunk, 1);
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
