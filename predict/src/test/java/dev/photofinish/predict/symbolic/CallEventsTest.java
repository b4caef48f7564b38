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
  void aCounterIsChangedWhateverItIs() throws Exception {
    List<SymbolicEvent> events = run("x = a.incrementAndGet(); a.getAndAdd(-4);");
    long update = number(events, EventKind.UPDATE);

    assertThat(text(events, EventKind.UPDATE)).endsWith("update R" + update + " + 1");
    assertThat(text(events, EventKind.WRITE)).endsWith("write R" + update + " + 1");
    assertThat(SymbolicText.of(of(events, EventKind.UPDATE).get(1))).contains("+ -4");
  }

  @Test
  void otherUpdatesHaveToFindWhatTheyFound() throws Exception {
    List<SymbolicEvent> events = run("x = a.updateAndGet(y -> y + 1);");
    long update = number(events, EventKind.UPDATE);

    assertThat(text(events, EventKind.UPDATE)).contains("update").contains("same R" + update);
  }

  @Test
  void whetherAnAtomicObjectWasChangedDependsOnWhatWasThere() throws Exception {
    List<SymbolicEvent> events = run("if (!a.compareAndSet(1, 2)) x = 3;");
    long read = number(events, EventKind.VOLATILE_READ);

    assertThat(text(events, EventKind.VOLATILE_READ)).contains("R" + read + " != 1");
    assertThat(text(events, EventKind.WRITE)).contains("write 3 if same R" + read);
  }

  @Test
  void anObjectIsNotPutInThePlaceOfAnother() throws Exception {
    List<SymbolicEvent> events = run("r.compareAndSet(null, r);");
    long read = number(events, EventKind.VOLATILE_READ);

    assertThat(text(events, EventKind.VOLATILE_READ)).contains("same R" + read);
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
              static final AtomicReference<Object> r = new AtomicReference<>(new P());
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
