package dev.photofinish.prove;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.testbench.random.RandomProgram;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import dev.photofinish.testbench.random.explore.SeenRace;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/**
 * Looks for races that the analysis misses in many random programs, on all processors; see {@code
 * bench/run}.
 */
public final class SoundnessRun {

  private static final long SECONDS_BETWEEN_LINES = 10;

  private final long first;
  private final int count;
  private final long start = System.nanoTime();

  // How many programs are done, and when that was last told; guarded by this.
  private int done;
  private long told;

  private SoundnessRun(long first, int count) {
    this.first = first;
    this.count = count;
  }

  /** Takes how many programs and the number of the first; the exit code is 1 on a miss. */
  public static void main(String[] args) {
    int count = Integer.parseInt(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 1;
    SoundnessRun run = new SoundnessRun(first, count);
    SoundnessOutcome outcome = run.run();
    outcome.told().forEach(System.out::println);
    System.out.print(outcome);
    System.err.printf("%,d seconds%n", run.seconds());
    System.exit(outcome.isGood() ? 0 : 1);
  }

  /** Whatever the processors do, the outcomes are put together in the order of the numbers. */
  private SoundnessOutcome run() {
    return LongStream.range(first, first + count)
        .parallel()
        .mapToObj(this::check)
        .reduce(SoundnessOutcome.NONE, SoundnessOutcome::plus);
  }

  /** Numbers in a row would make programs that begin alike. */
  private SoundnessOutcome check(long number) {
    long seed = new SplittableRandom(number).nextLong();
    String name = "program %d (seed %d)".formatted(number, seed);
    SoundnessOutcome outcome;
    try {
      outcome = check(RandomProgram.of(seed), name);
    } catch (Exception | StackOverflowError e) {
      // The other programs are worth a check all the same.
      outcome = SoundnessOutcome.failed(name + ": " + e);
    }
    outcome.told().forEach(System.err::println);
    tellProgress();
    return outcome;
  }

  private static SoundnessOutcome check(RandomProgram program, String name)
      throws BadInputException, IOException, ProveException {
    Exploration runs = program.explore(Budget.USUAL);
    List<SeenRace> missed = MissedRaces.of(program, runs);
    return new SoundnessOutcome(
        1,
        runs.isExhaustive() ? 1 : 0,
        runs.races().size(),
        missed.size(),
        0,
        missed.isEmpty() ? List.of() : List.of(told(program, missed, name)));
  }

  private static String told(RandomProgram program, List<SeenRace> missed, String name)
      throws BadInputException, IOException, ProveException {
    RandomProgram smallest = program.shrink(SoundnessRun::missesSome);
    return "%s: missed %s%nA smaller program, of which it misses %s:%n%s"
        .formatted(
            name,
            missed,
            MissedRaces.of(smallest, smallest.explore(Budget.USUAL)),
            smallest.source());
  }

  private static boolean missesSome(RandomProgram program) {
    try {
      return !MissedRaces.of(program, program.explore(Budget.USUAL)).isEmpty();
    } catch (Exception e) {
      // What is left of a program need not be one.
      return false;
    }
  }

  private synchronized void tellProgress() {
    done++;
    if (seconds() >= told + SECONDS_BETWEEN_LINES) {
      told = seconds();
      System.err.printf("%,d of %,d programs, %,d seconds%n", done, count, told);
    }
  }

  private long seconds() {
    return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
  }
}
