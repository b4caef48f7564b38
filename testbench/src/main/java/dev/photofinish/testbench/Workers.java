package dev.photofinish.testbench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Does many pieces of work, several at once: as many as there are processors, or {@code
 * -Dphotofinish.workers=N}.
 */
public final class Workers {

  private static final String COUNT = "photofinish.workers";

  private final int count;

  Workers(int count) {
    this.count = count;
  }

  public static Workers usual() {
    return new Workers(Integer.getInteger(COUNT, Runtime.getRuntime().availableProcessors()));
  }

  /** One piece of work. */
  @FunctionalInterface
  public interface Work {

    void run(long number);
  }

  private record Failure(long number, Throwable cause) {}

  /**
   * Does the work for all numbers below a bound, the least first. After a failure nothing more is
   * begun.
   *
   * <p>Throws what the least number throws that fails, however many workers there are.
   */
  public void run(long bound, Work work) throws InterruptedException {
    AtomicLong next = new AtomicLong();
    AtomicReference<@Nullable Failure> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Thread thread = new Thread(() -> run(next, bound, work, failure), "worker " + i);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    Failure first = failure.get();
    if (first != null) {
      rethrow(first.cause);
    }
  }

  private static void run(
      AtomicLong next, long bound, Work work, AtomicReference<@Nullable Failure> failure) {
    while (failure.get() == null) {
      long number = next.getAndIncrement();
      if (number >= bound) {
        return;
      }
      try {
        work.run(number);
      } catch (RuntimeException | Error e) {
        // Lesser numbers were begun before, and are told instead if they fail as well.
        failure.accumulateAndGet(new Failure(number, e), Workers::lesser);
      }
    }
  }

  private static @Nullable Failure lesser(@Nullable Failure one, @Nullable Failure other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.number < other.number ? one : other;
  }

  private static void rethrow(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) cause;
  }
}
