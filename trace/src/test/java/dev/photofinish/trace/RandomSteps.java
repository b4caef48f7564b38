package dev.photofinish.trace;

import java.util.EnumSet;
import java.util.SplittableRandom;

/** Events with numbers of all sizes, as no program would have them. */
final class RandomSteps {

  /** But for what only files have. */
  private static final EventKind[] KINDS =
      EnumSet.complementOf(EnumSet.of(EventKind.BEHIND)).toArray(EventKind[]::new);

  private final SplittableRandom random;

  RandomSteps(long seed) {
    random = new SplittableRandom(seed);
  }

  Step next(int thread, long number) {
    EventKind kind = KINDS[random.nextInt(KINDS.length)];
    Event event =
        new Event(
            number,
            thread,
            kind,
            (int) (any() & Integer.MAX_VALUE),
            any(),
            random.nextBoolean() ? 0 : (int) any(),
            any());
    return new Step(event, kind.isOrdered() ? any() : 0);
  }

  /** As often small as large. */
  private long any() {
    return random.nextLong() >> random.nextInt(64);
  }
}
