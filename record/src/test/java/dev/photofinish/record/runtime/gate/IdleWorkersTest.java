package dev.photofinish.record.runtime.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Which threads wait for somebody to give them a task. */
@Timeout(60)
class IdleWorkersTest {

  @Test
  void aWorkerWithNothingToDo() throws Exception {
    assertThat(isIdleBehindATask(new ForkJoinPool(1))).isTrue();
    assertThat(isIdleBehindATask(Executors.newCachedThreadPool())).isTrue();
    assertThat(isIdleBehindATask(Executors.newFixedThreadPool(1))).isTrue();
  }

  private static boolean isIdleBehindATask(ExecutorService pool) throws Exception {
    try {
      return isIdleWhenItWaits(pool.submit(Thread::currentThread).get());
    } finally {
      pool.shutdownNow();
    }
  }

  private static boolean isIdleWhenItWaits(Thread worker) {
    while (worker.getState() != Thread.State.WAITING
        && worker.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
    return IdleWorkers.isIdle(Arrays.asList(worker.getStackTrace()));
  }

  @Test
  void aTaskThatSleepsIsUnderWay() {
    for (ExecutorService pool : new ExecutorService[] {new ForkJoinPool(1), newCached()}) {
      Thread[] worker = new Thread[1];
      pool.execute(() -> sleep(worker));
      while (worker(worker) == null) {
        Thread.onSpinWait();
      }
      assertThat(isIdleWhenItWaits(worker(worker))).isFalse();
      pool.shutdownNow();
    }
  }

  private static ExecutorService newCached() {
    return Executors.newCachedThreadPool();
  }

  private static Thread worker(Thread[] of) {
    synchronized (of) {
      return of[0];
    }
  }

  private static void sleep(Thread[] worker) {
    synchronized (worker) {
      worker[0] = Thread.currentThread();
    }
    try {
      Thread.sleep(TimeUnit.MINUTES.toMillis(1));
    } catch (InterruptedException e) {
      // The test is over.
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aTaskThatIsToComeIsWaitedFor() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    Future<?> toCome = pool.schedule(() -> {}, 1, TimeUnit.HOURS);
    Thread worker = pool.submit(Thread::currentThread).get();

    assertThat(isIdleWhenItWaits(worker)).isFalse();
    assertThat(toCome).isNotDone();
    pool.shutdownNow();
  }
}
