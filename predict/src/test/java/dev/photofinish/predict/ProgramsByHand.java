package dev.photofinish.predict;

import dev.photofinish.testbench.random.RandomProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * Predicts from many random programs, to be run by hand: arguments are how many, and the number of
 * the first. Prints what is false, and what each stage found.
 */
final class ProgramsByHand {

  private static final int TOLD_EACH = 500;

  private ProgramsByHand() {}

  public static void main(String[] args) throws Exception {
    int count = Integer.parseInt(args[0]);
    long first = args.length > 1 ? Long.parseLong(args[1]) : 1;
    List<String> wrong = new ArrayList<>();
    int told = 0;
    long start = System.nanoTime();
    try (PredictedPrograms values = new PredictedPrograms();
        PredictedPrograms objects = new PredictedPrograms()) {
      for (long seed = first; seed < first + count; seed++) {
        // Three of four go by values, as these are what the later stages are for.
        boolean byValues = seed % 4 != 0;
        RandomProgram program = byValues ? RandomProgram.ofValues(seed) : RandomProgram.of(seed);
        long number = seed;
        (byValues ? values : objects)
            .falseOnes(program)
            .forEach(each -> wrong.add("seed " + number + " " + each));
        wrong.stream().skip(told).forEach(System.err::println);
        told = wrong.size();
        if ((seed - first + 1) % TOLD_EACH == 0) {
          System.err.println(seed - first + 1 + ": " + wrong.size() + " false");
        }
      }
      System.out.println("by values: " + values.summary());
      System.out.println("by objects and locks: " + objects.summary());
    }
    wrong.forEach(System.out::println);
    System.out.printf(
        "%d programs, %d false, %d s%n",
        count, wrong.size(), (System.nanoTime() - start) / 1_000_000_000L);
    System.exit(wrong.isEmpty() ? 0 : 1);
  }
}
