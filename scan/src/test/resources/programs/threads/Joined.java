package threads;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Waiting for a task orders its accesses before one's own, which the analysis does not model. */
class Joined {

  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private int byJoin;
  private int byLatch;
  private int byFuture;

  int FP_join() throws InterruptedException {
    Thread thread = new Thread(() -> byJoin = 1); // false-alarm: Joined.byJoin
    thread.start();
    thread.join();
    return byJoin; // false-alarm: Joined.byJoin
  }

  int FP_latch() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    pool.execute(
        () -> {
          byLatch = 1; // false-alarm: Joined.byLatch
          done.countDown();
        });
    done.await();
    return byLatch; // false-alarm: Joined.byLatch
  }

  int FP_future() throws Exception {
    Future<?> future =
        pool.submit(
            () -> {
              byFuture = 1; // false-alarm: Joined.byFuture
            });
    future.get();
    return byFuture; // false-alarm: Joined.byFuture
  }

  int result() {
    return CompletableFuture.supplyAsync(() -> 42).join();
  }
}
