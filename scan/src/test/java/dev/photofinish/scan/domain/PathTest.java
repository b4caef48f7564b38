package dev.photofinish.scan.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;

class PathTest {

  private static final Step.Field HEAD = field("head");
  private static final Step.Field NEXT = field("next");

  private static Step.Field field(String name) {
    return new Step.Field("acme/Chain", name, Step.Nature.PLAIN, true);
  }

  private static Path path(Step... steps) {
    Path path = Path.ofFormal(0);
    for (Step step : steps) {
      path = Objects.requireNonNull(path.plus(step));
    }
    return path;
  }

  @Test
  void pathsAreEqualByRootAndSteps() {
    assertThat(path(HEAD, NEXT)).isEqualTo(path(HEAD, NEXT)).hasSameHashCodeAs(path(HEAD, NEXT));
    assertThat(path(HEAD, NEXT)).isNotEqualTo(path(HEAD));
    assertThat(path(HEAD)).isNotEqualTo(path(HEAD).from(Root.Formal.of(1)));
  }

  @Test
  void aPrefixIsProperIfItIsShorter() {
    assertThat(path(HEAD).isProperPrefixOf(path(HEAD, NEXT))).isTrue();
    assertThat(path().isProperPrefixOf(path(HEAD))).isTrue();
    assertThat(path(HEAD).isProperPrefixOf(path(HEAD))).isFalse();
    assertThat(path(NEXT).isProperPrefixOf(path(HEAD, NEXT))).isFalse();
  }

  @Test
  void continuesByTheFirstStepsOfAnother() {
    Path other = path(NEXT, Step.ELEMENT);
    assertThat(path(HEAD).plus(other, 0)).isEqualTo(path(HEAD));
    assertThat(path(HEAD).plus(other, 1))
        .isEqualTo(path(HEAD, NEXT))
        .hasSameHashCodeAs(path(HEAD, NEXT));
    assertThat(path(HEAD).plus(other, 2)).isEqualTo(path(HEAD, NEXT, Step.ELEMENT));
    assertThat(path().plus(other, 1)).isEqualTo(path(NEXT));
  }

  @Test
  void endsWhereItGetsTooLong() {
    Path longest = path(HEAD, NEXT, NEXT, NEXT, NEXT);
    assertThat(longest.length()).isEqualTo(Path.MAX_STEPS);
    assertThat(longest.plus(NEXT)).isNull();
    assertThat(longest.plus(path(HEAD), 1)).isNull();
  }
}
