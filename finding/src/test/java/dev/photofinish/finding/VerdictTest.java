package dev.photofinish.finding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The ladder and its names. */
class VerdictTest {

  @Test
  void theLadderBestFirst() {
    assertThat(Verdict.values())
        .extracting(Verdict::label)
        .containsExactly("confirmed", "predicted", "strong", "likely", "possible", "proved-free");
  }

  @Test
  void everyLabelIsReadBack() {
    for (Verdict verdict : Verdict.values()) {
      assertThat(Verdict.ofLabel(verdict.label())).hasValue(verdict);
    }
    assertThat(Verdict.ofLabel("STRONG")).isEmpty();
    assertThat(Verdict.ofLabel("")).isEmpty();
  }

  @Test
  void isAtLeastItselfAndWhatIsBelow() {
    assertThat(Verdict.STRONG.isAtLeast(Verdict.STRONG)).isTrue();
    assertThat(Verdict.STRONG.isAtLeast(Verdict.LIKELY)).isTrue();
    assertThat(Verdict.LIKELY.isAtLeast(Verdict.STRONG)).isFalse();
    assertThat(Verdict.CONFIRMED.isAtLeast(Verdict.PROVED_FREE)).isTrue();
  }
}
