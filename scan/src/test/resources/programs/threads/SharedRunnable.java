package threads;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** One runnable object for many threads, or one for each. */
class SharedRunnable {

  private final ExecutorService pool = Executors.newFixedThreadPool(4);

  void oneForAll(int tasks) {
    Runnable job =
        new Runnable() {
          private int runs;

          @Override
          public void run() {
            runs++; // race: SharedRunnable$1.runs
          }
        };
    for (int i = 0; i < tasks; i++) {
      pool.execute(job);
    }
  }

  void oneForEach(int tasks) {
    for (int i = 0; i < tasks; i++) {
      pool.execute(
          new Runnable() {
            private int runs;

            @Override
            public void run() {
              runs++;
            }
          });
    }
  }

  void namedForAll(int tasks) {
    Job job = new Job();
    for (int i = 0; i < tasks; i++) {
      new Thread(job, "job-" + i).start();
    }
  }

  void namedForEach(int tasks) {
    for (int i = 0; i < tasks; i++) {
      new Thread(new OwnJob(), "job-" + i).start();
    }
  }

  /** Shared by the threads that run it. */
  static class Job implements Runnable {
    private int sold;
    private final ThreadLocal<Integer> mine = ThreadLocal.withInitial(() -> 0);

    @Override
    public void run() {
      sold++; // race: Job.sold
      mine.set(mine.get() + 1);
    }
  }

  /** Each thread has its own. */
  static class OwnJob implements Runnable {
    private int sold;

    @Override
    public void run() {
      sold++;
    }
  }
}
