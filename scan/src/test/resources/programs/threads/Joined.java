package threads;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** Waiting for a task orders its accesses before one's own. */
class Joined {

  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
  private Thread worker;
  private int byJoin;
  private int byLatch;
  private int byFuture;
  private int byField;
  private int byPool;
  private int byStages;
  private int atOnce;
  private int all;
  private int forked;
  private int inTurn;
  private int interrupted;
  private int mine;
  private int later;

  int join() throws InterruptedException {
    Thread thread = new Thread(() -> byJoin = 1);
    thread.start();
    thread.join();
    return byJoin;
  }

  int otherMethod() {
    return byJoin + byFuture + byField;
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

  int future() throws Exception {
    Future<?> future =
        pool.submit(
            () -> {
              byFuture = 1;
            });
    future.get();
    return byFuture;
  }

  int futureTask() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> byFuture = 2);
    new Thread(task).start();
    task.get(1, TimeUnit.SECONDS);
    return byFuture;
  }

  int field() throws InterruptedException {
    worker = new Thread(() -> byField = 1);
    worker.start();
    worker.join();
    return byField;
  }

  int ownPool() throws InterruptedException {
    ExecutorService own = Executors.newFixedThreadPool(2);
    own.execute(() -> byPool = 1);
    own.shutdown();
    own.awaitTermination(1, TimeUnit.MINUTES);
    return byPool;
  }

  int stages() {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> byStages = 1);
    CompletableFuture<Void> two = CompletableFuture.runAsync(() -> mine = 2);
    CompletableFuture.allOf(one.thenApply(number -> number + 1), two).join();
    return byStages + mine;
  }

  int atOnce(List<String> words, int[] numbers) {
    words.parallelStream().map(String::trim).forEach(word -> atOnce++); // race: Joined.atOnce
    counts.forEach(1, (word, count) -> atOnce += count); // race: Joined.atOnce
    return atOnce;
  }

  int twiceAtOnce(Map<String, Integer> words) {
    words.keySet().parallelStream().filter(word -> later > 0).forEach(word -> {});
    later = words.size();
    return later;
  }

  int all() throws InterruptedException {
    Callable<Integer> one = () -> all = 1;
    pool.invokeAll(List.of(one));
    return all;
  }

  int divide() {
    RecursiveAction half =
        new RecursiveAction() {
          @Override
          protected void compute() {
            forked = 1;
          }
        };
    ForkJoinPool.commonPool().invoke(half);
    return forked;
  }

  void inTurn(int rounds) throws InterruptedException {
    for (int i = 0; i < rounds; i++) {
      Thread thread = new Thread(() -> inTurn++);
      thread.start();
      thread.join();
      inTurn--;
    }
  }

  int interrupted() {
    Thread one = new Thread(() -> interrupted = 1);
    Future<?> two = null;
    try {
      one.start();
      two = pool.submit(() -> mine++);
      one.join();
      two.get();
    } catch (InterruptedException | ExecutionException e) {
      Thread.currentThread().interrupt();
    }
    return interrupted;
  }

  int inFinally(Runnable other) throws InterruptedException {
    Thread thread = new Thread(() -> byJoin = 3);
    thread.start();
    try {
      other.run();
    } finally {
      thread.join();
    }
    return byJoin;
  }

  int byHelper() throws Exception {
    Future<?> future = start(() -> byFuture = 4);
    future.get();
    return byFuture;
  }

  private Future<?> start(Runnable task) {
    return pool.submit(task);
  }

  int result() {
    return CompletableFuture.supplyAsync(() -> 42).join();
  }
}
