package threads;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Periodic work, begun in the constructor: one run follows the other, on a thread of the pool. */
class MetricsFlusher {

  private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(2);
  private long requests;
  private long flushes;
  private long failures;
  private long lastReport;
  private long delay = 5;

  MetricsFlusher() {
    lastReport = System.nanoTime();
    scheduler.scheduleAtFixedRate(this::flush, delay, delay, TimeUnit.SECONDS);
    scheduler.schedule(() -> failures = 0, 1, TimeUnit.HOURS); // race: MetricsFlusher.failures
  }

  void record() {
    requests++; // race: MetricsFlusher.requests
  }

  private void flush() {
    flushes++;
    long counted = requests; // race: MetricsFlusher.requests
    requests = 0; // race: MetricsFlusher.requests
    report(counted);
  }

  private void report(long counted) {
    if (counted > 0) {
      lastReport = System.nanoTime(); // race: MetricsFlusher.lastReport
    }
  }

  long lastReport() {
    return lastReport; // race: MetricsFlusher.lastReport
  }

  void failed() {
    failures++; // race: MetricsFlusher.failures
  }

  long delay() {
    return delay;
  }
}
