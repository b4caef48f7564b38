package dev.photofinish.predict.recorded;

import java.util.List;
import java.util.stream.Stream;

/** What pools, parallel streams and tasks that complete each other tell of tasks that are over. */
final class PoolMechanisms {

  private static final List<Mechanism> POOLS =
      List.of(
          service("take", "s.take();"),
          service("poll", "while (s.poll() == null) { Thread.sleep(1); }"),
          service("poll for a while", "s.poll(9, TimeUnit.SECONDS);"),
          new Mechanism(
              "queue of a completion service",
              "static final BlockingQueue<Future<Integer>> queue = new LinkedBlockingQueue<>();",
              """
              ExecutorService pool = Executors.newFixedThreadPool(2);
              CompletionService<Integer> s = new ExecutorCompletionService<>(pool, queue);
              s.submit(() -> { /W/ /w/ return 1; }); /r/ queue.take(); /R/
              pool.shutdown();
              """),
          asked("pool.getCompletedTaskCount() < 2"),
          asked("!pool.getQueue().isEmpty()"),
          asked("!queue.isEmpty()"),
          Mechanism.of(
              "size of a pool",
              """
              ThreadPoolExecutor pool =
                  new ThreadPoolExecutor(0, 1, 10, TimeUnit.MILLISECONDS, new SynchronousQueue<>());
              pool.execute(() -> { /W/ /w/ });
              /r/ while (pool.getPoolSize() > 0) { Thread.sleep(1); } /R/
              pool.shutdown();
              """),
          Mechanism.of(
              "number of tasks",
              """
              ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
              Thread a = start(() -> { /W/ pool.execute(() -> {}); /w/ });
              while (pool.getTaskCount() == 0) { Thread.sleep(1); }
              /R/ /r/
              a.join(); pool.shutdown();
              """));

  /** One of two parts is over long before the other, whose thread goes on with both. */
  private static final List<Mechanism> STREAMS =
      List.of(
          stream(
              "parts of a stream",
              ".collect(() -> new int[1], (a, i) -> part(i), (a, b) -> { /R/ })"),
          stream(
              "parts of a collector",
              ".boxed().collect(Collector.of("
                  + "() -> new int[1], (a, i) -> part(i), (a, b) -> { /R/ return a; }))"),
          stream("reduced elements", ".map(i -> part(i)).reduce((a, b) -> { /R/ return a; })"),
          stream(
              "elements that are reduced in parts",
              ".boxed().reduce(0, (a, i) -> part(i), (a, b) -> { /R/ return a; })"),
          stream("the smallest", ".mapToObj(i -> part(i)).min((a, b) -> { /R/ return a - b; })"),
          stream(
              "sorted elements",
              ".map(i -> -part(i)).sorted().forEach(i -> { if (i != 0) { /R/ } })"),
          stream(
              "elements behind sorted ones",
              ".map(i -> -part(i)).sorted().mapToObj(i -> i).filter(i -> i != 0)"
                  + ".peek(i -> { /R/ }).collect(Collectors.toList())"),
          stream(
              "elements in their order",
              ".map(i -> part(i)).forEachOrdered(i -> { if (i != 0) { /R/ } })"),
          Mechanism.of(
              "end of a stream without code at its end",
              "IntStream.range(0, 50).parallel()"
                  + ".map(i -> { if (i == 0) { /W/ } /w/ return i; }).sum(); /R/"));

  private static final List<Mechanism> COMPLETERS =
      List.of(
          completer("what is completed", "", "/R/"),
          completer(
              "what is counted",
              "while (getCompleter().getPendingCount() > 0) { Thread.onSpinWait(); } /R/",
              ""));

  static List<Mechanism> all() {
    return Stream.of(POOLS, STREAMS, COMPLETERS).flatMap(List::stream).toList();
  }

  private static Mechanism service(String name, String awaited) {
    return Mechanism.of(
        "completion service: " + name,
        """
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<Integer> s = new ExecutorCompletionService<>(pool);
        s.submit(() -> { /W/ /w/ return 1; }); /r/ AWAITED /R/
        pool.shutdown();
        """
            .replace("AWAITED", awaited));
  }

  /** The only worker takes the second task when the first one is over. */
  private static Mechanism asked(String question) {
    return new Mechanism(
        "pool: " + question,
        "static final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();",
        """
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 9, TimeUnit.SECONDS, queue);
        pool.execute(() -> { /W/ /w/ });
        pool.execute(() -> { });
        /r/ while (QUESTION) { Thread.sleep(1); } /R/
        pool.shutdown();
        """
            .replace("QUESTION", question));
  }

  private static Mechanism stream(String name, String stages) {
    return new Mechanism(
        name,
        """
        static int part(int i) {
          if (i == 0) { /W/ /w/ return i; }
          try { Thread.sleep(100); } catch (InterruptedException e) { throw new RuntimeException(e); }
          /r/
          return i;
        }
        """,
        "IntStream.range(0, 2).parallel()" + stages + ";");
  }

  private static Mechanism completer(String name, String late, String completion) {
    return new Mechanism(
        name,
        """
        static class Part extends CountedCompleter<Void> {
          final int number;
          Part(Part above, int number) { super(above); this.number = number; }
          public void compute() {
            if (number == 0) {
              setPendingCount(1);
              new Part(this, 1).fork();
              new Part(this, 2).compute();
            } else if (number == 1) {
              /W/ /w/
              tryComplete();
            } else {
              try { Thread.sleep(100); } catch (InterruptedException e) { throw new RuntimeException(e); }
              /r/ LATE
              tryComplete();
            }
          }
          public void onCompletion(CountedCompleter<?> by) { if (number == 0) { COMPLETION } }
        }
        """
            .replace("LATE", late)
            .replace("COMPLETION", completion),
        "new ForkJoinPool(2).invoke(new Part(null, 0));");
  }

  private PoolMechanisms() {}
}
