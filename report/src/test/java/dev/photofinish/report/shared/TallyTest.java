package dev.photofinish.report.shared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.report.Samples;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TallyTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bank | 2 races | 2 races: 1 strong, 1 likely",
        "self | 1 race | 1 race: 1 strong",
        "ladder | 1 race | 1 race: 1 predicted; 1 proved free",
        "empty | No races to report | No races to report"
      })
  void countsRacesByVerdict(String sample, String total, String sentence) {
    Tally tally = Tally.of(Samples.named(sample));

    assertThat(tally.total()).isEqualTo(total);
    assertThat(tally.sentence()).isEqualTo(sentence);
  }
}
