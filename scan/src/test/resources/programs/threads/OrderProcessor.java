package threads;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** The ways to give work to an executor. */
class OrderProcessor {

  private final ExecutorService pool = Executors.newFixedThreadPool(4);
  private final AtomicLong orders = new AtomicLong();
  private int executed;
  private int submitted;
  private int called;
  private int invoked;
  private int guarded;
  private int local;

  void execute() {
    pool.execute(() -> executed++); // race: OrderProcessor.executed
  }

  Future<?> submit() {
    Runnable task = () -> submitted++; // race: OrderProcessor.submitted
    return pool.submit(task);
  }

  Future<Integer> call() {
    return pool.submit(
        () -> {
          called++; // race: OrderProcessor.called
          return 1;
        });
  }

  void invokeAll() throws InterruptedException {
    Callable<Integer> one = () -> invoked++; // race: OrderProcessor.invoked
    Callable<Integer> two = () -> invoked--; // race: OrderProcessor.invoked
    pool.invokeAll(List.of(one, two));
  }

  void executeSafely() {
    pool.execute(
        () -> {
          orders.incrementAndGet();
          synchronized (this) {
            guarded++;
          }
        });
  }

  int executed() {
    return executed; // race: OrderProcessor.executed
  }

  int submitted() {
    return submitted; // race: OrderProcessor.submitted
  }

  int called() {
    return called; // race: OrderProcessor.called
  }

  int invoked() {
    return invoked;
  }

  synchronized int guarded() {
    return guarded;
  }

  int next() {
    return local++;
  }
}
