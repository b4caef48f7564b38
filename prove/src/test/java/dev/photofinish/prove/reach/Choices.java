package dev.photofinish.prove.reach;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Random;

/** Decides what the language leaves open. */
interface Choices {

  /** Whether the first branch is taken. */
  boolean takesFirst();

  /** Whether a loop goes round once more. */
  boolean goesOn();

  /** These answers, one after the other. */
  static Choices of(Boolean... answers) {
    Iterator<Boolean> next = Arrays.asList(answers).iterator();
    return new Choices() {
      @Override
      public boolean takesFirst() {
        return next.next();
      }

      @Override
      public boolean goesOn() {
        return next.next();
      }
    };
  }

  /** Answers at random; after so many iterations all loops end. */
  static Choices random(Random random, int iterations) {
    return new Choices() {
      private int left = iterations;

      @Override
      public boolean takesFirst() {
        return random.nextBoolean();
      }

      @Override
      public boolean goesOn() {
        return left > 0 && random.nextInt(4) != 0 && left-- > 0;
      }
    };
  }
}
