package dev.photofinish.scan.il.check;

import dev.photofinish.models.Models;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.scan.order.Parallel;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** Checks both theorems on many random programs, on all processors; see {@code bench/run}. */
public final class TheoremRun {

  private static final long SECONDS_BETWEEN_LINES = 10;

  private final Models models = Models.builtIn();
  private final long first;
  private final int count;
  private final long start = System.nanoTime();

  // What came of the programs so far, and when that was last told; guarded by this.
  private Outcome all = Outcome.NONE;
  private long told;

  private TheoremRun(long first, int count) {
    this.first = first;
    this.count = count;
  }

  /** Takes how many programs and the number of the first; the exit code is 1 on a violation. */
  public static void main(String[] args) {
    int count = Integer.parseInt(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 1;
    TheoremRun run = new TheoremRun(first, count);
    Outcome outcome = run.run();
    outcome.violations().forEach(System.out::println);
    System.out.print(outcome);
    System.err.printf("%,d seconds%n", run.seconds());
    System.exit(outcome.violations().isEmpty() ? 0 : 1);
  }

  /** The scan of a program stays on the thread that checks it. */
  private Outcome run() {
    int threads = Runtime.getRuntime().availableProcessors();
    Parallel.forEach(count, threads, i -> add(check(first + i)));
    return result();
  }

  private synchronized Outcome result() {
    return all;
  }

  private synchronized void add(Outcome outcome) {
    all = all.plus(outcome);
    if (seconds() >= told + SECONDS_BETWEEN_LINES) {
      told = seconds();
      System.err.printf("%,d of %,d programs, %,d seconds%n", all.of(Figure.PROGRAMS), count, told);
    }
  }

  private long seconds() {
    return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
  }

  /** Numbers in a row would make programs that begin alike. */
  private Outcome check(long number) {
    long seed = new SplittableRandom(number).nextLong();
    String name = "program %d (seed %d): ".formatted(number, seed);
    Outcome outcome;
    try {
      outcome = Outcome.of(IlCase.generate(seed), models);
    } catch (Exception | StackOverflowError e) {
      outcome = Outcome.failed(e);
    }
    outcome.violations().forEach(text -> System.err.println(name + text));
    return outcome.named(name);
  }
}
