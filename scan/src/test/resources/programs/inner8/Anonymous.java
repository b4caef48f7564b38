package inner8;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Anonymous classes of an old compiler reach private fields through accessors, too. */
class Anonymous {

  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private int runs;
  private int lambdaRuns;
  private int guarded;
  private volatile int seen;

  void start() {
    pool.execute(
        new Runnable() {
          @Override
          public void run() {
            runs++; // race: Anonymous.runs
            seen++;
            count();
          }
        });
  }

  void startLambda() {
    pool.execute(() -> lambdaRuns++); // race: Anonymous.lambdaRuns
  }

  private synchronized void count() {
    guarded++;
  }

  int runs() {
    return runs; // race: Anonymous.runs
  }

  int lambdaRuns() {
    return lambdaRuns; // race: Anonymous.lambdaRuns
  }

  synchronized int guarded() {
    return guarded;
  }
}
