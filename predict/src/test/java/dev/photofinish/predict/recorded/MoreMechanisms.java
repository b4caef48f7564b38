package dev.photofinish.predict.recorded;

import java.util.List;

/** Containers that hand things on, and tasks. */
final class MoreMechanisms {

  static final List<Mechanism> CONTAINERS =
      List.of(
          queue("ArrayBlockingQueue<>(1)"),
          queue("LinkedBlockingQueue<>()"),
          queue("LinkedBlockingDeque<>()"),
          queue("PriorityBlockingQueue<>()"),
          queue("SynchronousQueue<>()"),
          queue("LinkedTransferQueue<>()"),
          polled("Queue<String>", "new ConcurrentLinkedQueue<>()", "add(\"x\")", "poll() == null"),
          polled(
              "Map<String, String>",
              "new ConcurrentHashMap<>()",
              "put(\"k\", \"x\")",
              "get(\"k\") == null"),
          polled(
              "Map<String, String>",
              "new ConcurrentSkipListMap<>()",
              "put(\"k\", \"x\")",
              "isEmpty()"),
          polled(
              "Map<String, String>",
              "new Hashtable<>()",
              "put(\"k\", \"x\")",
              "get(\"k\") == null"),
          polled("List<String>", "new CopyOnWriteArrayList<>()", "add(\"x\")", "isEmpty()"),
          polled("List<String>", "new Vector<>()", "add(\"x\")", "isEmpty()"),
          polled(
              "List<String>",
              "Collections.synchronizedList(new ArrayList<>())",
              "add(\"x\")",
              "isEmpty()"),
          Mechanism.of(
              "view of a concurrent map",
              """
              ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
              Collection<String> values = map.values();
              Thread a = start(() -> { /W/ map.put("k", "x"); /w/ });
              Thread b = start(() -> { while (!values.iterator().hasNext()) { } /R/ /r/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "code within a concurrent map",
              """
              ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
              Thread a = start(() -> { map.compute("k", (k, v) -> { /W/ return "x"; }); /w/ });
              Thread b = start(() -> { map.compute("k", (k, v) -> { /R/ return "y"; }); /r/ });
              a.join(); b.join();
              """));

  static final List<Mechanism> TASKS =
      List.of(
          Mechanism.of(
              "start of a thread",
              """
              /W/
              Thread b = start(() -> { /R/ /r/ });
              /w/
              b.join();
              """),
          Mechanism.of(
              "end of a thread",
              """
              Thread a = start(() -> { /W/ /w/ });
              /r/
              a.join(10_000);
              /R/
              """),
          Mechanism.of(
              "a thread that is not alive",
              """
              Thread a = start(() -> { /W/ /w/ });
              /r/
              while (a.isAlive()) { Thread.onSpinWait(); }
              /R/
              """),
          new Mechanism(
              "a class of threads",
              "static class Worker extends Thread { public void run() { /W/ /w/ } }",
              """
              Worker a = new Worker();
              a.start();
              /r/
              a.join();
              /R/
              """),
          executor(
              "task that is waited for",
              "Future<?> f = pool.submit(() -> { /W/ /w/ }); /r/ f.get(); /R/"),
          executor(
              "task that is looked at",
              "Future<?> f = pool.submit(() -> { /W/ /w/ }); /r/ while (!f.isDone()) { } /R/"),
          executor(
              "task that gets something",
              "/W/ Future<?> f = pool.submit(() -> { /R/ /r/ }); /w/ f.get();"),
          executor(
              "task that fails",
              """
              Future<?> f = pool.submit(() -> { /W/ /w/ if (true) throw new IllegalStateException(); });
              /r/ try { f.get(); } catch (ExecutionException e) { } /R/
              """),
          executor(
              "all tasks",
              """
              List<Callable<String>> tasks = new ArrayList<>();
              tasks.add(() -> { /R/ /w/ return ""; });
              tasks.add(() -> { /r/ return ""; });
              /W/
              pool.invokeAll(tasks);
              """),
          executor(
              "results of all tasks",
              """
              List<Callable<String>> tasks = List.of(() -> { /W/ /w/ return ""; }, () -> { /r/ return ""; });
              pool.invokeAll(tasks);
              /R/
              """),
          executor(
              "end of an executor",
              "pool.execute(() -> { /W/ /w/ }); /r/ pool.shutdown(); pool.awaitTermination(9, TimeUnit.SECONDS); /R/"),
          executor(
              "task of a reference to a method",
              "Runnable r = new Worker()::work; Future<?> f = pool.submit(r); /r/ f.get(); /R/"),
          executor(
              "task of its own class",
              "Future<Integer> f = pool.submit(new Job()); /r/ f.get(); /R/"),
          executor(
              "future task",
              "FutureTask<Integer> f = new FutureTask<>(new Job()); pool.execute(f); /r/ f.get(); /R/"),
          executor(
              "completion service",
              """
              CompletionService<Integer> s = new ExecutorCompletionService<>(pool);
              s.submit(new Job()); /r/ s.take().get(); /R/
              """),
          Mechanism.of(
              "scheduled task",
              """
              ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
              ScheduledFuture<?> f = pool.schedule(() -> { /W/ /w/ }, 5, TimeUnit.MILLISECONDS);
              /r/ f.get(); /R/
              pool.shutdown();
              """),
          Mechanism.of(
              "future with a value",
              """
              CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> { /W/ /w/ return ""; });
              /r/ f.join(); /R/
              """),
          Mechanism.of(
              "stages of a future",
              """
              CompletableFuture<String> f = new CompletableFuture<>();
              CompletableFuture<Void> g = f.thenApplyAsync(x -> x + "!").thenAcceptAsync(x -> { /R/ /r/ });
              Thread a = start(() -> { /W/ f.complete("x"); /w/ });
              g.get(); a.join();
              """),
          Mechanism.of(
              "parallel stream",
              """
              /W/
              Thread a = start(() -> { /w/ });
              IntStream.range(0, 100).parallel().forEach(i -> { /R/ /r/ });
              a.join();
              """),
          new Mechanism(
              "fork and join",
              """
              static class Sum extends RecursiveTask<Integer> {
                int depth;
                Sum(int depth) { this.depth = depth; }
                protected Integer compute() {
                  if (depth == 0) { /W/ /w/ return 1; }
                  Sum other = new Sum(depth - 1);
                  other.fork();
                  try { Thread.sleep(50); } catch (InterruptedException e) { }
                  /r/
                  int n = other.join();
                  /R/
                  return n;
                }
              }
              """,
              "new ForkJoinPool(2).invoke(new Sum(1));"),
          Mechanism.of(
              "timer",
              """
              Timer timer = new Timer(true);
              CountDownLatch latch = new CountDownLatch(1);
              /W/
              timer.schedule(new TimerTask() {
                public void run() {
                  /R/ /r/
                  latch.countDown();
                }
              }, 1);
              /w/
              latch.await();
              """));

  private static Mechanism queue(String made) {
    return Mechanism.of(
        made,
        """
        BlockingQueue<String> queue = new MADE;
        Thread a = start(() -> { /W/ queue.put("x"); /w/ });
        Thread b = start(() -> { queue.take(); /R/ /r/ });
        a.join(); b.join();
        """
            .replace("MADE", made));
  }

  private static Mechanism polled(String type, String made, String put, String test) {
    return Mechanism.of(
        made,
        """
        TYPE shared = MADE;
        Thread a = start(() -> { /W/ shared.PUT; /w/ });
        Thread b = start(() -> { while (shared.TEST) { Thread.onSpinWait(); } /R/ /r/ });
        a.join(); b.join();
        """
            .replace("TYPE", type)
            .replace("MADE", made)
            .replace("PUT", put)
            .replace("TEST", test));
  }

  private static Mechanism executor(String name, String body) {
    return new Mechanism(
        name,
        """
        static class Worker { void work() { /W/ /w/ } }
        static class Job implements Callable<Integer> { public Integer call() { /W/ /w/ return 1; } }
        """,
        """
        ExecutorService pool = Executors.newFixedThreadPool(2);
        BODY
        pool.shutdown();
        """
            .replace("BODY", body));
  }

  private MoreMechanisms() {}
}
