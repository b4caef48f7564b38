package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Many tasks, and a loop that waits for all of them. */
class JoinedInLoops {

  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final List<Thread> kept = new ArrayList<>();
  private int inArray;
  private int inList;
  private int ofFutures;
  private int ofPool;
  private int ofStages;
  private int ofTwo;
  private int untilDone;
  private int inField;
  private int again;
  private int within;

  int array(int size) throws InterruptedException {
    Thread[] threads = new Thread[size];
    for (int i = 0; i < size; i++) {
      threads[i] = new Thread(() -> inArray++); // race: JoinedInLoops.inArray
      threads[i].start();
    }
    for (int i = 0; i < size; i++) {
      threads[i].join();
    }
    return inArray;
  }

  int list(int size) {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Thread thread = new Thread(() -> inList = 1); // race: JoinedInLoops.inList
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    }
    return inList;
  }

  int futures(List<String> words) throws Exception {
    List<Future<?>> futures = new ArrayList<>();
    for (String word : words) {
      futures.add(
          pool.submit(
              () -> {
                ofFutures = word.length(); // race: JoinedInLoops.ofFutures
              }));
    }
    for (Future<?> future : futures) {
      future.get();
    }
    return ofFutures;
  }

  int ownPool(List<String> words) throws InterruptedException {
    ExecutorService own = Executors.newCachedThreadPool();
    for (String word : words) {
      own.execute(() -> ofPool = word.length()); // race: JoinedInLoops.ofPool
    }
    own.shutdown();
    while (!own.awaitTermination(1, TimeUnit.SECONDS)) {
      words.size();
    }
    return ofPool;
  }

  int stages(List<String> words) {
    List<CompletableFuture<Void>> futures = new ArrayList<>();
    for (String word : words) {
      futures.add(
          CompletableFuture.runAsync(
              () -> {
                ofStages = word.length(); // race: JoinedInLoops.ofStages
              }));
    }
    CompletableFuture.allOf(futures.toArray(new CompletableFuture<?>[0])).join();
    return ofStages;
  }

  int two() throws InterruptedException {
    Thread[] threads = {
      new Thread(() -> ofTwo++), // race: JoinedInLoops.ofTwo
      new Thread(() -> ofTwo--) // race: JoinedInLoops.ofTwo
    };
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return ofTwo;
  }

  int untilDone() throws InterruptedException {
    Thread thread = new Thread(() -> untilDone = 1);
    thread.start();
    while (thread.isAlive()) {
      thread.join(100);
    }
    return untilDone;
  }

  int kept(int size) throws InterruptedException {
    for (int i = 0; i < size; i++) {
      Thread thread = new Thread(() -> inField = 1); // race: JoinedInLoops.inField
      kept.add(thread);
      thread.start();
    }
    for (Thread thread : kept) {
      thread.join();
    }
    return inField;
  }

  int again(int rounds) throws InterruptedException {
    for (int round = 0; round < rounds; round++) {
      again++;
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < rounds; i++) {
        Thread thread = new Thread(() -> within = again); // race: JoinedInLoops.within
        threads.add(thread);
        thread.start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }
    return again;
  }
}
