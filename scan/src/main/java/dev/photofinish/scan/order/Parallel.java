package dev.photofinish.scan.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs independent pieces of work on a number of threads. */
public final class Parallel {

  /** What an analysis recurses into is limited, but not small. */
  private static final long STACK_BYTES = 16L << 20;

  /** A thread takes so many pieces at once, if there are enough for each to take many times. */
  private static final int MOST_AT_ONCE = 32;

  private static final int LEAST_TURNS = 200;

  /** A thread with such a stack. */
  private static final class Worker extends Thread {

    Worker(Runnable work, int number) {
      super(null, work, "scan-" + number, STACK_BYTES);
      setDaemon(true);
    }
  }

  private Parallel() {}

  /** Does the pieces from 0 to before a count, each once, in no particular order. */
  public static void forEach(int count, int threads, IntConsumer piece) {
    int some = Math.max(1, Math.min(MOST_AT_ONCE, count / (LEAST_TURNS * threads)));
    AtomicInteger next = new AtomicInteger();
    onThreads(
        Math.max(1, Math.min(threads, count)),
        () -> {
          for (int from = next.getAndAdd(some); from < count; from = next.getAndAdd(some)) {
            for (int i = from; i < Math.min(from + some, count); i++) {
              piece.accept(i);
            }
          }
        });
  }

  /**
   * Begins something that will be needed later.
   *
   * @param threads how many there may be; one alone does it at once
   * @return what waits for the result
   */
  public static <T> Supplier<T> start(int threads, Supplier<T> work) {
    if (threads == 1) {
      T result = work.get();
      return () -> result;
    }
    AtomicReference<@Nullable T> result = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread thread = new Worker(() -> runGuarded(() -> result.set(work.get()), failure), 0);
    thread.start();
    return () -> {
      if (result.get() == null) {
        join(thread);
        rethrow(failure.get());
      }
      return Objects.requireNonNull(result.get());
    };
  }

  /** Runs the same work on each of several threads, and waits for all of them. */
  static void onThreads(int threads, Runnable work) {
    if (threads == 1 && Thread.currentThread() instanceof Worker) {
      // Another thread would only make this one wait.
      work.run();
      return;
    }
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    List<Thread> started = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      Thread thread = new Worker(() -> runGuarded(work, failure), i);
      thread.start();
      started.add(thread);
    }
    started.forEach(Parallel::join);
    rethrow(failure.get());
  }

  private static void runGuarded(Runnable work, AtomicReference<@Nullable Throwable> failure) {
    try {
      work.run();
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void rethrow(@Nullable Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    } else if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }
}
