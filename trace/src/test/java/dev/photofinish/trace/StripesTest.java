package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Stripes are part of the file format, and are used evenly. */
class StripesTest {

  @Test
  void linesAreUsedEvenly() {
    int[] used = new int[Stripes.COUNT];
    for (long object = 1; object <= 1 << 20; object++) {
      used[Stripes.of(object, 3)]++;
    }

    // 16 on average.
    assertThat(Arrays.stream(used)).allMatch(count -> count > 1 && count < 50);
  }

  @Test
  void fieldsOfAnObjectAreInOneLineAndEachInAStripeOfItsOwn() {
    int[] stripes = IntStream.range(0, 8).map(member -> Stripes.of(77, member)).toArray();

    assertThat(stripes).doesNotHaveDuplicates();
    assertThat(Arrays.stream(stripes).map(stripe -> stripe / 8).distinct()).hasSize(1);
  }

  @Test
  void elementsFarApartAreInDifferentLines() {
    assertThat(
            IntStream.range(0, 1 << 10)
                .map(each -> Stripes.of(77, 64 * each) / 8)
                .distinct()
                .count())
        .isGreaterThan(900);
  }

  @Test
  void readersOfOldTracesFindTheSameStripes() {
    assertThat(Stripes.of(1, 0)).isEqualTo(1);
    assertThat(Stripes.of(1, -1)).isEqualTo(4_472);
    assertThat(Stripes.of(1L << 40, 7)).isEqualTo(33_431);
  }
}
