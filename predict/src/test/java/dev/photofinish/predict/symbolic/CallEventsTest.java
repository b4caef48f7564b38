package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What calls of the platform return depends on what they found there. */
class CallEventsTest {

  @TempDir Path folder;

  @Test
  void whatAnAtomicObjectGivesIsWhatWasRead() throws Exception {
    List<SymbolicEvent> events = run("x = a.get() + 1;");
    long read = number(events, EventKind.VOLATILE_READ);

    assertThat(text(events, EventKind.WRITE)).contains("write R" + read + " + 1");
  }

  @Test
  void anUpdateHasToFindWhatItFound() throws Exception {
    List<SymbolicEvent> events = run("x = a.incrementAndGet();");
    long update = number(events, EventKind.UPDATE);

    assertThat(text(events, EventKind.UPDATE)).contains("update 6 if").contains("same R" + update);
    assertThat(text(events, EventKind.WRITE)).contains("write ?(T0<" + (update + 1) + ")");
  }

  @Test
  void whetherAnAtomicObjectWasChangedDependsOnWhatWasThere() throws Exception {
    List<SymbolicEvent> events = run("if (!a.compareAndSet(1, 2)) x = 3;");
    long read = number(events, EventKind.VOLATILE_READ);

    assertThat(text(events, EventKind.WRITE)).contains("write 3 if same T0<" + (read + 1));
  }

  @Test
  void whatAQueueGivesDependsOnWhatItWasGiven() throws Exception {
    List<SymbolicEvent> events = run("q.add(4); x = q.poll() == null ? 1 : 2;");
    long await = lastNumber(events, EventKind.AWAIT);

    assertThat(text(events, EventKind.WRITE)).contains("write 2 if same T0<" + (await + 1));
  }

  private List<SymbolicEvent> run(String code) throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            class P {
              static int x;
              static final AtomicInteger a = new AtomicInteger(5);
              static final ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
              public static void main(String[] args) { CODE }
            }
            """
                .replace("CODE", code));
    SymbolicRun run = new SymbolicRun(recorded.run(), recorded.program());
    List<SymbolicEvent> events = new ArrayList<>();
    run.forEachRemaining(events::add);
    assertThat(run.notices()).isEmpty();
    return events;
  }

  private static long number(List<SymbolicEvent> events, EventKind kind) {
    return of(events, kind).get(0).event().number();
  }

  private static long lastNumber(List<SymbolicEvent> events, EventKind kind) {
    return of(events, kind).stream()
        .map(SymbolicEvent::event)
        .mapToLong(Event::number)
        .max()
        .orElseThrow();
  }

  private static String text(List<SymbolicEvent> events, EventKind kind) {
    return SymbolicText.of(of(events, kind).get(0));
  }

  private static List<SymbolicEvent> of(List<SymbolicEvent> events, EventKind kind) {
    return events.stream().filter(event -> event.event().kind() == kind).toList();
  }
}
