package dev.photofinish.predict.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sentence that tells how two threads meet. */
class InterleavingTest {

  @ParameterizedTest
  @CsvSource({
    "6, They meet when one reads (P.run:3)",
    "7, 'They meet when, after 1 other step, one reads (P.run:3)'",
    "8, 'They meet when, after 2 other steps, one reads (P.run:3)'"
  })
  void whatIsLeftOutIsCounted(int events, String begin) {
    assertThat(sentence(events)).startsWith(begin + ", then ");
  }

  @Test
  void withoutAnyStepBothRun() {
    assertThat(sentence(0))
        .isEqualTo(
            "They meet when both threads run up to there: one is about to write (P.run:3), and"
                + " two to read (P.run:3).");
  }

  private static String sentence(int events) {
    return Interleaving.of(
        new Schedule(
            "a test",
            "P.x",
            event(1, "one", EventKind.WRITE),
            event(2, "two", EventKind.READ),
            Collections.nCopies(events, event(1, "one", EventKind.READ))));
  }

  private static ScheduleEvent event(int thread, String name, EventKind kind) {
    return new ScheduleEvent(thread, name, "com.acme.P", "run", "()V", 5, 3, kind, 1);
  }
}
