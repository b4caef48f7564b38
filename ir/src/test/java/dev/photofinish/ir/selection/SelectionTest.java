package dev.photofinish.ir.selection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Resolution and selection (JVMS 5.4.3.3, 5.4.3.4, 5.4.5, 5.4.6) against the JVM that runs the
 * test, on random hierarchies. A failure names its seed; {@code -Dselection.seed=N} tries that one
 * alone.
 */
class SelectionTest {

  private static final int HIERARCHIES = 2_000;

  @Test
  void agreesWithTheRunningJvm() throws Exception {
    Comparison comparison = new Comparison();
    for (long seed : seeds(System.getProperty("selection.seed"))) {
      comparison.add(seed);
    }
    assertThat(comparison.differences().stream().limit(5)).isEmpty();
  }

  /** Otherwise agreement would mean little. */
  @Test
  void comparesMostCallsAndAllOutcomes() throws Exception {
    Comparison comparison = new Comparison();
    for (long seed = 0; seed < HIERARCHIES / 10; seed++) {
      comparison.add(seed);
    }
    assertThat(comparison.shareCompared()).isGreaterThan(0.6);
    assertThat(comparison.shareOfDepartures()).isLessThan(0.01);
    assertThat(comparison.count("a method")).isGreaterThan(1_000);
    assertThat(comparison.count("AbstractMethodError")).isGreaterThan(100);
    assertThat(comparison.count("IncompatibleClassChangeError")).isGreaterThan(100);
    assertThat(comparison.count("NoSuchMethodError")).isGreaterThan(100);
  }

  private static long[] seeds(@Nullable String chosen) {
    return chosen == null
        ? LongStream.range(0, HIERARCHIES).toArray()
        : new long[] {Long.parseLong(chosen)};
  }
}
