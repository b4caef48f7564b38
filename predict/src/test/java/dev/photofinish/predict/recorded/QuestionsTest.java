package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a call tells may be another once an object has changed. In the recorded run a thread asks
 * before another one changes it; in no order does it go on after the change.
 */
class QuestionsTest {

  /**
   * @param members what the two share
   * @param question whether the change has not come yet
   * @param around the body of the thread that changes it, with the change in a lock: LOCKED(...)
   */
  record Question(String members, String question, String around) {

    static Question of(String members, String question, String change) {
      return new Question(members, question, "LOCKED(" + change + ") /W/");
    }

    Mechanism mechanism(boolean isGuarded) {
      String body =
          """
          Thread b = start(() -> { LOCKED(if (QUESTION) { /R/ }) });
          Thread a = start(() -> { Thread.sleep(100); AROUND });
          a.join();
          b.join();
          """
              .replace("QUESTION", question)
              .replace("AROUND", around);
      String guard = isGuarded ? "synchronized (guard)" : "";
      return new Mechanism(
          toString(),
          "static final Object guard = new Object(); " + members,
          body.replaceAll("LOCKED\\((.*?)\\)( /W/|\\s*\\}\\))", guard + " { $1 }$2"));
    }

    @Override
    public String toString() {
      return question + " before " + around;
    }
  }

  @TempDir Path folder;

  static List<Question> questions() {
    return List.of(
        Question.of(
            "static final Map<String, String> map = new ConcurrentHashMap<>();",
            "!map.containsKey(\"k\")",
            "map.put(\"k\", \"v\");"),
        Question.of(
            "static final Map<String, String> map = new ConcurrentHashMap<>(Map.of(\"k\", \"v\"));",
            "map.get(\"k\") != null",
            "map.clear();"),
        Question.of(
            "static final Map<String, String> map = new ConcurrentHashMap<>();",
            "!map.keySet().iterator().hasNext()",
            "map.put(\"k\", \"v\");"),
        Question.of(
            "static final Map<String, String> map = Collections.synchronizedMap(new HashMap<>());",
            "map.isEmpty()",
            "map.put(\"k\", \"v\");"),
        Question.of(
            "static final List<String> list = new CopyOnWriteArrayList<>();",
            "list.size() == 0",
            "list.add(\"v\");"),
        Question.of(
            "static final List<String> list = new Vector<>();",
            "list.isEmpty()",
            "list.add(\"v\");"),
        Question.of(
            "static final StringBuffer text = new StringBuffer();",
            "text.length() == 0",
            "text.append(\"v\");"),
        Question.of(
            "static final BlockingQueue<String> queue = new LinkedBlockingQueue<>();",
            "queue.poll() == null",
            "queue.put(\"v\");"),
        Question.of(
            "static final BlockingQueue<String> queue = new LinkedBlockingQueue<>();",
            "queue.poll(1, TimeUnit.MILLISECONDS) == null",
            "queue.offer(\"v\");"),
        Question.of(
            "static final Queue<String> queue = new ConcurrentLinkedQueue<>();",
            "queue.peek() == null",
            "queue.add(\"v\");"),
        Question.of(
            "static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);",
            "queue.remainingCapacity() == 1",
            "queue.put(\"v\");"),
        Question.of(
            "static final CountDownLatch latch = new CountDownLatch(1);",
            "latch.getCount() == 1",
            "latch.countDown();"),
        Question.of(
            "static final CountDownLatch latch = new CountDownLatch(1);",
            "!latch.await(1, TimeUnit.MILLISECONDS)",
            "latch.countDown();"),
        Question.of(
            "static final Semaphore semaphore = new Semaphore(0);",
            "!semaphore.tryAcquire()",
            "semaphore.release();"),
        Question.of(
            "static final Semaphore semaphore = new Semaphore(1);",
            "semaphore.availablePermits() == 1",
            "semaphore.acquire();"),
        Question.of(
            "static final ReentrantLock lock = new ReentrantLock();",
            "!lock.isLocked()",
            "lock.lock();"),
        Question.of(
            "static final StampedLock lock = new StampedLock();",
            "lock.tryOptimisticRead() != 0",
            "lock.writeLock();"),
        Question.of(
            "static final StampedLock lock = new StampedLock();"
                + " static final long stamp = lock.tryOptimisticRead();",
            "lock.validate(stamp)",
            "lock.asWriteLock().lock();"),
        Question.of(
            "static final StampedLock lock = new StampedLock();"
                + " static final long stamp = lock.tryConvertToOptimisticRead(lock.readLock());",
            "lock.validate(stamp)",
            "lock.tryConvertToWriteLock(lock.readLock());"),
        Question.of(
            "static final StampedLock lock = new StampedLock();",
            "!lock.isReadLocked()",
            "lock.readLock();"),
        Question.of(
            "static final Phaser phaser = new Phaser(1);",
            "phaser.getPhase() == 0",
            "phaser.arrive();"),
        Question.of(
            "static final AtomicInteger count = new AtomicInteger();",
            "count.get() == 0",
            "count.incrementAndGet();"),
        Question.of(
            "static final LongAdder count = new LongAdder();",
            "count.sum() == 0",
            "count.increment();"),
        Question.of(
            "static final AtomicBoolean flag = new AtomicBoolean();",
            "flag.toString().equals(\"false\")",
            "flag.set(true);"),
        Question.of(
            "static final CompletableFuture<String> future = new CompletableFuture<>();",
            "!future.isDone()",
            "future.complete(\"v\");"),
        Question.of(
            "static final FutureTask<String> task = new FutureTask<>(() -> \"v\");",
            "!task.isDone()",
            "task.run();"),
        new Question(
            "static final ExecutorService pool = Executors.newSingleThreadExecutor();"
                + " static final Future<?> future = pool.submit(() -> { Thread.sleep(150); return 1; });",
            "!future.isDone()",
            "future.get(); LOCKED(seen++;) /W/ pool.shutdown();"),
        Question.of(
            "static final ExecutorService pool = Executors.newSingleThreadExecutor();",
            "!pool.isShutdown()",
            "pool.shutdown();"),
        new Question(
            "static final Thread sleeper = start(() -> Thread.sleep(150));",
            "sleeper.isAlive()",
            "sleeper.join(); LOCKED(seen++;) /W/"),
        new Question(
            "static final Thread sleeper = start(() -> Thread.sleep(150));",
            "sleeper.getState() != Thread.State.TERMINATED",
            "while (sleeper.isAlive()) { Thread.yield(); } LOCKED(seen++;) /W/"),
        new Question(
            "static final ExecutorService pool = Executors.newSingleThreadExecutor();"
                + " static final CompletionService<Integer> s = new ExecutorCompletionService<>(pool);"
                + " static final Future<?> future = s.submit(() -> { Thread.sleep(150); return 1; });",
            "s.poll() == null",
            "s.take(); LOCKED(seen++;) /W/ pool.shutdown();"),
        new Question(
            "static final ThreadPoolExecutor pool ="
                + " (ThreadPoolExecutor) Executors.newFixedThreadPool(1);"
                + " static final Future<?> future = pool.submit(() -> { Thread.sleep(150); return 1; });",
            "pool.getCompletedTaskCount() == 0",
            "while (pool.getCompletedTaskCount() == 0) { Thread.yield(); } LOCKED(seen++;) /W/ pool.shutdown();"),
        Question.of(
            "static final Thread sleeper = start(() -> Thread.sleep(300));",
            "!sleeper.getName().equals(\"v\")",
            "sleeper.setName(\"v\");"),
        Question.of(
            "static final Thread sleeper = start(() -> Thread.sleep(60_000));",
            "!sleeper.isInterrupted()",
            "sleeper.interrupt();"),
        new Question(
            "static final ReentrantLock lock = new ReentrantLock(); static volatile boolean isTaken;"
                + " static final Thread owner = start(() -> {"
                + " lock.lock(); isTaken = true; Thread.sleep(150); lock.unlock(); });"
                + " static boolean isRefused() {"
                + " while (!isTaken) { Thread.yield(); } return !lock.tryLock(); }",
            "isRefused()",
            "owner.join(); LOCKED(seen++;) /W/"),
        Question.of(
            "static final java.lang.ref.Reference<Object> reference ="
                + " new java.lang.ref.WeakReference<>(guard);",
            "reference.get() != null",
            "reference.clear();"),
        Question.of(
            "static final Object property = \"photofinish.test\";",
            "System.getProperty(\"photofinish.test\") == null",
            "System.setProperty(\"photofinish.test\", \"v\");"),
        Question.of(
            "static final java.io.File file = new java.io.File("
                + "System.getProperty(\"java.io.tmpdir\"), \"question\" + System.nanoTime());",
            "!file.exists()",
            "file.createNewFile(); file.deleteOnExit();"));
  }

  private Prediction predicted(Mechanism mechanism) throws Exception {
    Recorded recorded = Recorded.of(folder, mechanism.ordered());
    return new Predictor(new PredictOptions(1_000, 10, 1))
        .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);
  }

  private static List<String> places(Prediction prediction) {
    return prediction.races().stream().map(found -> found.race().location().name()).toList();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void theAnswerIsKept(Question question) throws Exception {
    assertThat(places(predicted(question.mechanism(true)))).doesNotContain("Box.x");
  }

  /** What is done after the answer may be late. */
  @ParameterizedTest
  @MethodSource("questions")
  void whatComesAfterIsNot(Question question) throws Exception {
    assertThat(places(predicted(question.mechanism(false)))).contains("Box.x");
  }
}
