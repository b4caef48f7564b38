package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;

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

    assertThat(used).allMatch(count -> count > 0 && count < 60);
  }
}
