package dev.photofinish.predict;

import dev.photofinish.testbench.Workers;
import dev.photofinish.testbench.random.RandomProgram;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Predicts from many random programs, to be run by hand: arguments are how many, the number of the
 * first, and where runs are kept that something false was predicted from. Prints what is false, and
 * what each stage found. Several programs are looked at at once.
 */
final class ProgramsByHand implements AutoCloseable {

  private static final int TOLD_EACH = 500;

  private final PredictedPrograms values;
  private final PredictedPrograms objects;
  private final long start = System.nanoTime();

  /** What is false by the seed of its program; guarded by this, as is the count. */
  private final SortedMap<Long, List<String>> wrong = new TreeMap<>();

  private int done;

  private ProgramsByHand(Path kept) {
    values = new PredictedPrograms(kept);
    objects = new PredictedPrograms(kept);
  }

  public static void main(String[] args) throws Exception {
    int count = Integer.parseInt(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 1;
    Path kept = Path.of(args.length > 2 ? args[2] : "false-predictions");
    boolean isGood;
    try (ProgramsByHand programs = new ProgramsByHand(kept)) {
      Workers.usual().run(count, number -> programs.look(first + number));
      isGood = programs.tell();
    }
    System.exit(isGood ? 0 : 1);
  }

  private void look(long seed) {
    // Three of four go by values, as these are what the later stages are for.
    boolean byValues = seed % 4 != 0;
    RandomProgram program = byValues ? RandomProgram.ofValues(seed) : RandomProgram.of(seed);
    try {
      add(seed, (byValues ? values : objects).falseOnes(seed, program));
    } catch (Exception e) {
      throw new IllegalStateException("seed " + seed, e);
    }
  }

  private synchronized void add(long seed, List<String> falseOnes) {
    if (!falseOnes.isEmpty()) {
      wrong.put(seed, falseOnes);
      falseOnes.forEach(each -> System.err.println("seed " + seed + " " + each));
    }
    done++;
    if (done % TOLD_EACH == 0) {
      System.err.printf("%d: %d false, %d s%n", done, countWrong(), seconds());
    }
  }

  private synchronized int countWrong() {
    return wrong.values().stream().mapToInt(List::size).sum();
  }

  private long seconds() {
    return (System.nanoTime() - start) / 1_000_000_000L;
  }

  /** Tells the summary; returns whether nothing was false. */
  private synchronized boolean tell() {
    System.out.println("by values: " + values.summary());
    System.out.println("by objects and locks: " + objects.summary());
    wrong.forEach(
        (seed, all) -> all.forEach(each -> System.out.println("seed " + seed + " " + each)));
    System.out.printf("%d programs, %d false, %d s%n", done, countWrong(), seconds());
    return wrong.isEmpty();
  }

  @Override
  public void close() {
    values.close();
    objects.close();
  }
}
