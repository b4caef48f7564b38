package dev.photofinish.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import java.util.stream.Stream;

/** All that a report tells is in whole, short sentences without gaps. */
final class Sentences {

  /** Two lines of a terminal of a hundred columns, beside a label. */
  private static final int TWO_LINES = 185;

  private Sentences() {}

  static void check(Race race) {
    assertThat(race.best().because()).isNotEmpty();
    assertThat(race.fix()).isPresent();
    Stream.of(race.best().because().stream(), race.effect().stream(), race.fix().stream())
        .flatMap(sentences -> sentences)
        .forEach(Sentences::check);
  }

  private static void check(String sentence) {
    assertThat(sentence)
        .matches("\\p{Lu}.*[^.]\\.")
        .doesNotContain("null", ":0", "lambda$", "<init>", "  ")
        .hasSizeLessThanOrEqualTo(TWO_LINES);
  }
}
