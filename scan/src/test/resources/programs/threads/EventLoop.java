package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** All state belongs to the one thread of the loop, except what others look at. */
class EventLoop {

  private final ExecutorService loop = Executors.newSingleThreadExecutor();
  private final List<String> backlog = new ArrayList<>();
  private long handled;
  private long posted;

  void post(String event) {
    loop.execute(() -> handle(event));
  }

  void postAll(List<String> events) {
    for (String event : events) {
      loop.execute(() -> handle(event));
    }
  }

  void clear() {
    loop.submit(backlog::clear);
  }

  private void handle(String event) {
    backlog.add(event);
    handled++; // race: EventLoop.handled
  }

  long handled() {
    return handled; // race: EventLoop.handled
  }

  long post() {
    return posted++;
  }
}

/** Two single threads are still two threads. */
class TwoLoops {

  private final ScheduledExecutorService reads = Executors.newSingleThreadScheduledExecutor();
  private final ScheduledExecutorService writes = Executors.newSingleThreadScheduledExecutor();
  private int pending;
  private int onlyReads;

  void begin() {
    writes.execute(() -> pending++); // race: TwoLoops.pending
    reads.execute(() -> onlyReads++);
  }

  void end() {
    reads.schedule(() -> pending--, 1, TimeUnit.SECONDS); // race: TwoLoops.pending
    reads.execute(() -> onlyReads--);
  }
}
