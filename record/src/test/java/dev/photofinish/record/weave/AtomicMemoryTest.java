package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Atomic objects, be they the platform's or of classes of the program that extend these. */
class AtomicMemoryTest {

  @TempDir Path folder;

  private List<Event> run(String members, String code) throws Exception {
    String program =
        """
        import java.util.concurrent.atomic.*;
        class P {
          static Object shared;
          MEMBERS
          public static void main(String[] args) { CODE }
        }
        """
            .replace("MEMBERS", members)
            .replace("CODE", code);
    return WovenEvents.run(folder, program);
  }

  @Test
  void whatTheyHaveIsToldWhenTheyBecomeKnown() throws Exception {
    List<Event> events =
        run(
            """
            static class Count extends AtomicInteger { int own = 3; Count() { super(5); } }
            static class Row extends AtomicIntegerArray { int own = 4; Row() { super(2); set(1, 7); } }
            """,
            """
            shared = new Count(); shared = new Row();
            shared = new AtomicLong(9); shared = new AtomicLongArray(new long[] {0, 8});
            """);

    assertThat(WovenEvents.of(events, EventKind.INITIAL))
        .extracting(Event::value)
        .containsExactly(3L, 5L, 4L, 7L, 9L, 8L);
  }

  @Test
  void elementsAreApartFromFields() throws Exception {
    List<Event> events =
        run(
            """
            static class Row extends AtomicIntegerArray {
              int a, b, c, d, e, f, g, h; Row() { super(100); }
            }
            """,
            """
            Row row = new Row(); shared = row;
            row.a = row.b = row.c = row.d = row.e = row.f = row.g = row.h = 1;
            for (int i = 0; i < 100; i++) { row.getAndIncrement(i); }
            """);
    List<Event> updates = WovenEvents.of(events, EventKind.UPDATE);
    List<Integer> fields =
        WovenEvents.of(events, EventKind.WRITE).stream().map(Event::member).toList();

    assertThat(updates)
        .extracting(event -> Event.nameOfAtomicPart(event.member()))
        .startsWith("[0]", "[1]")
        .endsWith("[98]", "[99]")
        .hasSize(100);
    assertThat(updates).extracting(Event::member).doesNotContainAnyElementsOf(fields);
  }
}
