package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Threads are known again in another run. */
class ThreadOriginsTest {

  private static TraceThread thread(int number, String name, int parent) {
    return new TraceThread(number, name, parent, false);
  }

  @Test
  void threadsAreKnownByWhoStartedThemOrElseByTheirNames() {
    ThreadOrigins origins =
        ThreadOrigins.of(
            List.of(
                thread(0, "main", TraceThread.NO_PARENT),
                thread(1, "low", 0),
                thread(5, "pool", TraceThread.NO_PARENT),
                thread(4, "pool", TraceThread.NO_PARENT),
                thread(6, "", TraceThread.NO_PARENT)));
    origins.fork(0, 1);
    origins.fork(0, 2);
    origins.fork(2, 3);
    origins.fork(5, 7);

    assertThat(origins.all())
        .isEqualTo(
            Map.of(
                0,
                "main",
                1,
                "main/1",
                2,
                "main/2",
                3,
                "main/2/1",
                4,
                "pool",
                5,
                "pool#2",
                6,
                "#1",
                7,
                "pool#2/1"));
    assertThat(ScheduleThreads.of(origins, List.of(0, 3, 4)))
        .isEqualTo(
            new ScheduleThreads(
                Map.of(0, "main", 3, "main/2/1", 4, "pool"), List.of("pool#2", "#1", "pool#2/1")));
  }

  @Test
  void longChainsAreToldInShort() {
    ThreadOrigins origins = new ThreadOrigins();
    origins.begin(0, "main");
    IntStream.range(0, 1_000).forEach(i -> origins.fork(i, i + 1));

    assertThat(origins.all().values())
        .doesNotHaveDuplicates()
        .allMatch(each -> each.length() < 110);
    assertThat(origins.of(1_000).filter(each -> !ThreadOrigins.isByChance(each))).isPresent();
  }
}
