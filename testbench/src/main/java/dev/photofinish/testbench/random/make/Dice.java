package dev.photofinish.testbench.random.make;

import java.util.List;
import java.util.Random;

/** Chance. Used by one thread. */
final class Dice {

  private final Random random;

  Dice(long seed) {
    this.random = new Random(seed);
  }

  /** Whether something happens that does so in this many of a hundred cases. */
  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  /** A number from zero to below the bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** A number from one to another, both included. */
  int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  <T> T of(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  final <T> T of(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
