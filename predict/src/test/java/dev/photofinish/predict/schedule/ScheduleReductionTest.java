package dev.photofinish.predict.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.trace.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Schedules have what other threads depend on, and no more. */
class ScheduleReductionTest {

  /** The places in the trace of the events that are kept. */
  private static List<Long> kept(String text) {
    List<ScheduledEvent> witness =
        Traces.of(text).stream().map(ScheduleReductionTest::scheduled).toList();
    return Reduction.of(witness).stream().map(event -> event.recorded().number()).toList();
  }

  private static ScheduledEvent scheduled(Event event) {
    return new ScheduledEvent(event, event, event.site(), 1);
  }

  @Test
  void whatOneThreadUsesIsDropped() {
    assertThat(kept("0 write a 1; 1 acquire l; 1 write b 1; 1 release l; 0 read a 1")).isEmpty();
  }

  @Test
  void readersDoNotCareForEachOther() {
    assertThat(kept("0 read a; 1 read a; 0 acquire_shared l; 1 acquire_shared l")).isEmpty();
  }

  @Test
  void whatAnotherChangesIsKept() {
    assertThat(kept("0 write a 1; 1 read a 1; 0 signal s; 1 await s"))
        .containsExactly(0L, 1L, 2L, 3L);
  }

  @Test
  void theMiddleOfATurnIsDropped() {
    assertThat(kept("0 acquire l; 0 write a 1; 0 release l; 1 acquire l; 1 read a 1; 1 release l"))
        .containsExactly(0L, 2L, 3L, 5L);
  }

  /** Replay would hold a thread that has nothing left to do, and nobody could join it. */
  @Test
  void startsAreKeptAndEndsThatAreJoined() {
    assertThat(kept("0 fork 1; 0 fork 2; 0 write a 1; 1 end; 2 end; 0 join 1"))
        .containsExactly(0L, 1L, 3L, 5L);
  }
}
