package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What others learn from a thread, or code that is not followed, depends on the way that it took
 * until then.
 */
class ToldOutsideTest {

  @TempDir Path folder;
  private final List<SymbolicEvent> events = new ArrayList<>();
  private List<Flip> flips = List.of();

  @Test
  void aThreadEndsIfItsLastBranchLeadsThere() throws Exception {
    run("Thread t = new Thread(() -> { while (x == 1) { } }); x = 2; t.start(); t.join();");
    long read = last(EventKind.READ);

    assertThat(SymbolicText.of(signalAfter(read))).endsWith("signal if R" + read + " != 1");
  }

  @Test
  void onTheOtherSideOfABranchAThreadHasNotEnded() throws Exception {
    run("Thread t = new Thread(() -> { if (x == 1) y = 1; }); x = 2; t.start(); t.join();");

    assertThat(flips).extracting(Flip::after).containsExactly(last(EventKind.READ));
  }

  @Test
  void betweenTasksOfAPoolNoBranchIsTried() throws Exception {
    run(
        """
        ExecutorService pool = Executors.newSingleThreadExecutor();
        x = 2;
        pool.submit(() -> { if (x == 1) y = 1; }).get();
        pool.submit(() -> { y = 3; }).get();
        pool.shutdown();
        """);
    long read = last(EventKind.READ);
    SymbolicEvent signal = signalAfter(read);

    assertThat(SymbolicText.of(signal)).contains("if same T1<" + signal.event().number());
    assertThat(flips).noneMatch(flip -> flip.after() >= signal.event().number());
  }

  @Test
  void whatIsCalledNextDependsOnWhatWasReturned() throws Exception {
    run("x = 2; IntStream.of(1).filter(i -> isTwo[x]).forEach(i -> { y = 1; });");
    long read = last(EventKind.READ);

    assertThat(textFrom(read)).contains("R" + read + " == 1").contains("write 1");
  }

  @Test
  void whatIsDoneNextDependsOnWhetherThereWasAnException() throws Exception {
    run(
        """
        ExecutorService pool = Executors.newSingleThreadExecutor();
        x = 2;
        Future<?> end = pool.submit(() -> { int none = numbers[x]; });
        try { end.get(); } catch (ExecutionException e) { y = 1; }
        pool.submit(() -> { y = 3; }).get();
        pool.shutdown();
        """);
    long write = last(EventKind.WRITE);

    assertThat(textFrom(write - 1)).startsWith(write + " write 3 if").contains("same T1<" + write);
  }

  private void run(String code) throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.concurrent.*;
            import java.util.stream.*;
            class P {
              static int x, y;
              static boolean[] isTwo = {false, false, true};
              static int[] numbers = {1};
              public static void main(String[] args) throws Exception { CODE }
            }
            """
                .replace("CODE", code));
    SymbolicRun run = new SymbolicRun(recorded.run(), recorded.program());
    run.forEachRemaining(events::add);
    flips = run.takeFlips();
    assertThat(run.notices()).isEmpty();
  }

  private long last(EventKind kind) {
    return events.stream()
        .map(SymbolicEvent::event)
        .filter(event -> event.kind() == kind)
        .mapToLong(event -> event.number())
        .max()
        .orElseThrow();
  }

  private SymbolicEvent signalAfter(long number) {
    return events.stream()
        .filter(event -> event.event().kind() == EventKind.SIGNAL)
        .filter(event -> event.event().number() > number)
        .findFirst()
        .orElseThrow();
  }

  /** What comes after an event. */
  private String textFrom(long number) {
    return String.join(
        "\n",
        events.stream()
            .filter(event -> event.event().number() > number)
            .map(SymbolicText::of)
            .toList());
  }
}
