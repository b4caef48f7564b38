package dev.photofinish.predict.recorded;

import java.util.List;
import java.util.stream.Stream;

/** Whoever learns that it was interrupted comes after what the other did before that. */
final class Interrupts {

  private Interrupts() {}

  static List<Mechanism> all() {
    return Stream.concat(
            Stream.of(
                    "new Semaphore(0).acquire();",
                    "new Semaphore(0).tryAcquire(1, TimeUnit.HOURS);",
                    "new CountDownLatch(1).await();",
                    "new CyclicBarrier(2).await();",
                    "new Exchanger<Object>().exchange(box);",
                    "new FutureTask<>(() -> 1).get();",
                    "new CompletableFuture<Object>().get();",
                    "new LinkedBlockingQueue<Object>().take();",
                    "new SynchronousQueue<Object>().put(box);",
                    "new ArrayBlockingQueue<Object>(1).poll(1, TimeUnit.HOURS);",
                    "new LinkedTransferQueue<Object>().transfer(box);",
                    "new Phaser(1).awaitAdvanceInterruptibly(0);",
                    "new ExecutorCompletionService<Object>(Runnable::run).take();",
                    "Thread.currentThread().join();",
                    "TimeUnit.HOURS.sleep(1);",
                    "StampedLock lock = new StampedLock(); lock.writeLock(); lock.readLockInterruptibly();",
                    "new ProcessBuilder(\"sleep\", \"1\").start().waitFor();",
                    "held.wait();",
                    "free.newCondition().await();",
                    "Thread.sleep(60_000);")
                .map(Interrupts::interrupted),
            Stream.of(cancelled(), shutDown()))
        .toList();
  }

  private static Mechanism interrupted(String call) {
    return new Mechanism(
        "interrupt of " + call,
        "static final Object held = new Object(); static final ReentrantLock free = new ReentrantLock();",
        """
        Thread b =
            start(() -> {
              free.lock();
              synchronized (held) {
                try { CALL } catch (InterruptedException e) { /R/ /r/ }
              }
            });
        Thread a = start(() -> { Thread.sleep(20); /W/ b.interrupt(); /w/ });
        a.join();
        b.join();
        """
            .replace("CALL", call));
  }

  private static Mechanism cancelled() {
    return Mechanism.of(
        "interrupt by a future that is cancelled",
        """
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future =
            pool.submit(() -> { try { Thread.sleep(60_000); } catch (InterruptedException e) { /R/ /r/ } });
        Thread.sleep(50);
        /W/ future.cancel(true); /w/
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        """);
  }

  private static Mechanism shutDown() {
    return Mechanism.of(
        "interrupt by a pool that is shut down",
        """
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { try { Thread.sleep(60_000); } catch (InterruptedException e) { /R/ /r/ } });
        Thread.sleep(50);
        /W/ pool.shutdownNow(); /w/
        pool.awaitTermination(1, TimeUnit.MINUTES);
        """);
  }
}
