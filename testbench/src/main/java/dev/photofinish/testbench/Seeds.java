package dev.photofinish.testbench;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;

/**
 * Runs a property over many seeds that follow from one, so that every run of the tests sees the
 * same; a failure says how to run its seed alone.
 *
 * <p>{@code -Dphotofinish.seed=S} runs one seed only, {@code -Dphotofinish.seeds=N} runs N of them.
 */
public final class Seeds {

  private static final String ONE = "photofinish.seed";
  private static final String COUNT = "photofinish.seeds";

  private final long base;
  private final int count;
  private final Function<String, @Nullable String> settings;

  Seeds(long base, int count, Function<String, @Nullable String> settings) {
    this.base = base;
    this.count = count;
    this.settings = settings;
  }

  /** This many seeds that follow from a base; another base gives other seeds. */
  public static Seeds of(long base, int count) {
    return new Seeds(base, count, System::getProperty);
  }

  /** Something that must hold whatever the seed. */
  @FunctionalInterface
  public interface Property {

    /** Throws if the property does not hold for what is generated from the seed. */
    void check(long seed) throws Exception;
  }

  /**
   * Checks the property for each seed and stops at the first that fails.
   *
   * @throws AssertionError naming the seed, with the failure as its cause
   */
  public void check(Property property) {
    long[] seeds = seeds();
    for (int i = 0; i < seeds.length; i++) {
      check(property, seeds, i);
    }
  }

  /** The same with several seeds at once; of those that fail the first is told. */
  public void checkAtOnce(Property property) {
    long[] seeds = seeds();
    try {
      Workers.usual().run(seeds.length, i -> check(property, seeds, (int) i));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private long[] seeds() {
    Optional<Long> one = setting(ONE);
    if (one.isPresent()) {
      return new long[] {one.get()};
    }
    SplittableRandom random = new SplittableRandom(base);
    long[] seeds = new long[Math.toIntExact(setting(COUNT).orElse((long) count))];
    Arrays.setAll(seeds, i -> random.nextLong());
    return seeds;
  }

  private static void check(Property property, long[] seeds, int index) {
    long seed = seeds[index];
    String which = index + 1 + " of " + seeds.length;
    try {
      property.check(seed);
    } catch (TestAbortedException e) {
      throw e;
    } catch (Exception | AssertionError | StackOverflowError e) {
      throw new AssertionError(
          "seed %d failed (%s): %s%nrun it alone with -D%s=%d".formatted(seed, which, e, ONE, seed),
          e);
    }
  }

  private Optional<Long> setting(String name) {
    try {
      return Optional.ofNullable(settings.apply(name)).map(Long::valueOf);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("-D" + name + " is no number", e);
    }
  }
}
