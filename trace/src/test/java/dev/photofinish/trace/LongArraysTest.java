package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Long arrays are told where their elements differ, and read one by one as far as they are used.
 */
class LongArraysTest {

  private static final long ARRAY = 7;

  @TempDir Path folder;

  private Run run() throws IOException {
    return new Script(folder)
        .thread(0, TraceThread.NO_PARENT)
        .element(0, EventKind.INITIAL, 3, 1, 9)
        .element(0, EventKind.INITIAL, ARRAY, Event.RUNS, 1)
        .element(0, EventKind.INITIAL, ARRAY, 10, -1)
        .element(0, EventKind.INITIAL, ARRAY, 20, 0)
        .element(0, EventKind.INITIAL, ARRAY, 30, 5)
        .element(0, EventKind.READ, ARRAY, 30, 5)
        .element(0, EventKind.WRITE, ARRAY, 19, 1)
        .element(0, EventKind.READ, 8, 0, 0)
        .element(0, EventKind.READ, ARRAY, 20, 0)
        .element(0, EventKind.READ, ARRAY, 9, 0)
        .element(0, EventKind.READ, ARRAY, 500, 5)
        .open();
  }

  private static LongArrays arrays(Run run) {
    LongArrays arrays = new LongArrays();
    run.merged().forEachRemaining(arrays::step);
    return arrays;
  }

  @Test
  void elementsHaveTheValueOfTheirRun() throws IOException {
    LongArrays arrays = arrays(run());

    assertThat(arrays.has(ARRAY)).isTrue();
    assertThat(arrays.has(3)).isFalse();
    assertThat(List.of(0, 9, 10, 19, 20, 29, 30, 999))
        .extracting(element -> arrays.value(ARRAY, element))
        .containsExactly(0L, 0L, -1L, -1L, 0L, 0L, 5L, 5L);
  }

  @Test
  void theFirstUseOfAnElementIsNoted() throws IOException {
    LongArrays arrays = arrays(run());

    assertThat(arrays.step(new Event(0, 0, EventKind.READ, 1, ARRAY, 19, 1))).isFalse();
    assertThat(arrays.step(new Event(0, 0, EventKind.READ, 1, ARRAY, 21, 0))).isTrue();
    assertThat(arrays.step(new Event(0, 0, EventKind.READ, 1, ARRAY, 21, 0))).isFalse();
    assertThat(arrays.step(new Event(0, 0, EventKind.READ, 1, 3, 1, 9))).isFalse();
  }

  @Test
  void elementsThatAreUsedComeInThePlaceOfTheRuns() throws IOException {
    Run run = run();
    List<Event> events = new ArrayList<>();
    run.expanding(arrays(run)).merged().forEachRemaining(events::add);

    assertThat(events)
        .filteredOn(event -> event.kind() == EventKind.INITIAL)
        .extracting(event -> event.object() + "[" + event.member() + "]=" + event.value())
        .containsExactly("3[1]=9", "7[19]=-1", "7[30]=5", "7[500]=5");
    assertThat(events)
        .extracting(Event::number)
        .containsExactly(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L);
  }

  @Test
  void runsArePrinted() throws IOException {
    StringBuilder out = new StringBuilder();
    new TracePrinter(out).print(run());

    assertThat(out.toString())
        .contains("T0 t0  with object#7 told where elements differ")
        .contains("T0 t0  with object#7 = -1");
  }
}
