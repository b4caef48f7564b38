package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Stripes are part of the file format, and are used evenly. */
class StripesTest {

  @Test
  void neighboursAreSpreadEvenly() {
    int[] used = new int[Stripes.COUNT];
    for (int object = 1; object <= 1 << 15; object++) {
      for (int member = 0; member < 32; member++) {
        used[Stripes.of(object, member)]++;
      }
    }

    assertThat(Arrays.stream(used)).allMatch(count -> count > 0 && count < 60);
  }

  @Test
  void readersOfOldTracesFindTheSameStripes() {
    assertThat(Stripes.of(1, 0)).isEqualTo(19_991);
    assertThat(Stripes.of(1, -1)).isEqualTo(17_187);
    assertThat(Stripes.of(1L << 40, 7)).isEqualTo(61_102);
  }
}
