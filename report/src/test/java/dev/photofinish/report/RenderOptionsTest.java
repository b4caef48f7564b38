package dev.photofinish.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RenderOptionsTest {

  @ParameterizedTest
  @CsvSource({"0, 100", "-5, 100", "10, 40", "40, 40", "79, 79", "300, 300"})
  void widthsAreWithinReason(int given, int used) {
    assertThat(RenderOptions.plain().withWidth(given).width()).isEqualTo(used);
  }

  @ParameterizedTest
  @EnumSource
  void formatsAreFoundByTheirLabels(Format format) {
    assertThat(Format.ofLabel(format.label())).contains(format);
  }

  @Test
  void thereIsNoOtherFormat() {
    assertThat(Format.ofLabel("TEXT")).isEmpty();
    assertThat(Format.ofLabel("xml")).isEmpty();
  }
}
