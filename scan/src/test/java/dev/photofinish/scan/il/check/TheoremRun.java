package dev.photofinish.scan.il.check;

import dev.photofinish.models.Models;
import dev.photofinish.scan.il.IlCase;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/** Checks both theorems on many random programs, on all processors; see {@code bench/run}. */
public final class TheoremRun {

  private static final long SECONDS_BETWEEN_LINES = 5;

  private final Models models = Models.builtIn();
  private final long first;
  private final long count;

  /** How many programs somebody has begun with. */
  private final AtomicLong begun = new AtomicLong();

  private final long start = System.nanoTime();

  private TheoremRun(long first, long count) {
    this.first = first;
    this.count = count;
  }

  /** Takes how many programs and the number of the first; the exit code is 1 on a violation. */
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    long count = Long.parseLong(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 1;
    TheoremRun run = new TheoremRun(first, count);
    Outcome outcome = run.run();
    outcome.violations().forEach(System.out::println);
    System.out.printf("%sseconds                     %,d%n", outcome, run.seconds());
    System.exit(outcome.violations().isEmpty() ? 0 : 1);
  }

  private Outcome run() throws InterruptedException, ExecutionException {
    int threads = Runtime.getRuntime().availableProcessors();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    List<Future<Outcome>> parts = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      parts.add(pool.submit((Callable<Outcome>) this::work));
    }
    pool.shutdown();
    Outcome all = Outcome.NONE;
    for (Future<Outcome> part : parts) {
      all = all.plus(await(part));
    }
    return all;
  }

  private Outcome await(Future<Outcome> part) throws InterruptedException, ExecutionException {
    while (true) {
      try {
        return part.get(SECONDS_BETWEEN_LINES, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        long done = Math.min(begun.get(), count);
        System.err.printf("%,d of %,d programs, %,d seconds%n", done, count, seconds());
      }
    }
  }

  private long seconds() {
    return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
  }

  private Outcome work() {
    Outcome all = Outcome.NONE;
    for (long i = begun.getAndIncrement(); i < count; i = begun.getAndIncrement()) {
      all = all.plus(check(first + i));
    }
    return all;
  }

  /** Numbers in a row would make programs that begin alike. */
  private Outcome check(long number) {
    long seed = new SplittableRandom(number).nextLong();
    String name = "program %d (seed %d): ".formatted(number, seed);
    Outcome outcome;
    try {
      outcome = Outcome.of(IlCase.generate(seed), models);
    } catch (Exception | StackOverflowError e) {
      outcome = new Outcome(1, 0, 0, 0, 0, 0, 0, 0, 0, List.of("failed: " + e));
    }
    outcome.violations().forEach(text -> System.err.println(name + text));
    return outcome.named(name);
  }
}
