package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.testbench.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The threads of a run become one order that keeps what each order must keep. */
class MergeTest {

  @TempDir Path folder;

  @Test
  void randomRunsAreMerged() {
    Seeds.of(1, 60)
        .check(
            seed -> {
              RandomRun made = RandomRun.of(seed, 800, 1 + (int) Math.abs(seed % 9));
              Run run = made.writtenTo(folder, 200 + (int) Math.abs(seed % 1000));
              assertThat(run.problems()).isEmpty();
              OrderCheck check = new OrderCheck(made.steps(), false);
              MergedEvents merged = run.merged();
              while (merged.hasNext()) {
                check.check(merged.nextStep());
              }
              check.allCame();
              assertThat(merged.problems()).isEmpty();
              assertThat(merged.leftOut()).isEmpty();
            });
  }

  @Test
  void eventsOfPathsComeIfAskedFor() throws IOException {
    RandomRun made = RandomRun.of(7, 400, 3);
    Run run = made.writtenTo(folder, 300);

    List<Event> all = new ArrayList<>();
    run.merged(true).forEachRemaining(all::add);
    List<Event> without = new ArrayList<>();
    run.merged().forEachRemaining(without::add);

    assertThat(all).hasSameSizeAs(made.order());
    assertThat(without).hasSize((int) run.count()).hasSizeLessThan(all.size());
    assertThat(numbers(all)).doesNotHaveDuplicates().last().isEqualTo(all.size() - 1L);
    all.removeIf(event -> event.kind().isOfPath());
    assertThat(all.stream().map(Event::site))
        .containsExactlyElementsOf(without.stream().map(Event::site).toList());
  }

  private static List<Long> numbers(List<Event> events) {
    return events.stream().map(Event::number).toList();
  }

  @Test
  void aHoleEndsTheOrderAndIsReported() {
    Seeds.of(2, 30)
        .check(
            seed -> {
              RandomRun made = RandomRun.of(seed, 500, 4);
              Run whole = made.writtenTo(folder, 200);
              cut(whole.folder().resolve("thread-0"));
              Run run = Trace.open(whole.folder()).get(0);

              MergedEvents merged = run.merged();
              OrderCheck check = new OrderCheck(made.steps(), true);
              long count = 0;
              while (merged.hasNext()) {
                check.check(merged.nextStep());
                count++;
              }

              long left = merged.leftOut().values().stream().mapToLong(Long::longValue).sum();
              assertThat(count + left).isEqualTo(run.count());
              assertThat(merged.problems().stream().anyMatch(line -> line.startsWith("after ")))
                  .isEqualTo(left > 0);
            });
  }

  private static void cut(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
  }

  @Test
  void theReportSaysHowMuchOfWhichThread() throws IOException {
    MergedEvents merged =
        new Script(folder)
            .thread(0, TraceThread.NO_PARENT)
            .thread(1, TraceThread.NO_PARENT)
            .event(0, EventKind.WRITE, 5, 0)
            .event(1, EventKind.READ, 5, 2)
            .event(1, EventKind.END, 0, 0)
            .open()
            .merged();

    assertThat(merged.next().kind()).isEqualTo(EventKind.WRITE);
    assertThat(merged.hasNext()).isFalse();
    assertThatThrownBy(merged::next).isInstanceOf(NoSuchElementException.class);
    assertThat(merged.leftOut()).isEqualTo(Map.of(1, 2L));
    assertThat(merged.problems())
        .containsExactly(
            "after 1 events those that come next are missing; 2 later ones are left out:"
                + " 2 of thread 1");
  }

  @Test
  void threadsWhoseStartIsNotRecordedBeginWhenNothingElseCan() throws IOException {
    MergedEvents merged =
        new Script(folder)
            .thread(0, TraceThread.NO_PARENT)
            .thread(1, 0)
            .thread(2, 1)
            .event(0, EventKind.WRITE, 5, 1)
            .event(1, EventKind.WRITE, 5, 0)
            .fork(1, 2)
            .event(2, EventKind.BEGIN, 0, 0)
            .open()
            .merged();

    List<Integer> threads = new ArrayList<>();
    merged.forEachRemaining(event -> threads.add(event.thread()));

    assertThat(threads)
        .containsExactlyInAnyOrder(0, 1, 1, 2)
        .startsWith(1)
        .containsSubsequence(1, 1, 2);
    assertThat(merged.problems())
        .containsExactly("thread 1 was started by thread 0, but its start is missing");
  }

  /** Numbers are given when threads are made, which may be long before they are started. */
  @Test
  void threadsWhoseStartIsMissingComeOneAfterTheOther() throws IOException {
    Run run =
        new Script(folder)
            .thread(0, TraceThread.NO_PARENT)
            .begin(500)
            .thread(1, 0)
            .begin(100)
            .thread(2, 0)
            .event(0, EventKind.WRITE, 5, 0)
            .event(1, EventKind.WRITE, 6, 1)
            .event(1, EventKind.END, 0, 0)
            .event(2, EventKind.WRITE, 6, 0)
            .event(2, EventKind.WRITE, 7, 0)
            .at(2, 900)
            .open();

    assertThat(order(run.merged(true)))
        .containsExactly("0 WRITE", "2 GAP", "2 WRITE", "2 WRITE", "1 GAP", "1 WRITE", "1 END");
    assertThat(order(run.merged()))
        .containsExactly("0 WRITE", "2 WRITE", "2 WRITE", "1 WRITE", "1 END");
  }

  @Test
  void soDoThoseWhoseParentIsMissing() throws IOException {
    Run whole =
        new Script(folder)
            .thread(0, TraceThread.NO_PARENT)
            .thread(1, 0)
            .thread(2, TraceThread.NO_PARENT)
            .fork(0, 1)
            .event(1, EventKind.WRITE, 6, 0)
            .event(2, EventKind.WRITE, 7, 0)
            .open();
    Files.delete(whole.folder().resolve("thread-0"));

    MergedEvents merged = Trace.open(whole.folder()).get(0).merged(true);

    assertThat(order(merged)).containsExactly("2 WRITE", "1 GAP", "1 WRITE");
    assertThat(merged.problems())
        .containsExactly("thread 1 was started by thread 0, but its start is missing");
  }

  private static List<String> order(MergedEvents merged) {
    List<String> order = new ArrayList<>();
    merged.forEachRemaining(event -> order.add(event.thread() + " " + event.kind()));
    return order;
  }

  @Test
  void earlierBlocksComeFirst() throws IOException {
    MergedEvents merged =
        new Script(folder)
            .thread(0, TraceThread.NO_PARENT)
            .thread(1, TraceThread.NO_PARENT)
            .event(0, EventKind.WRITE, 5, 0)
            .at(0, 500)
            .event(1, EventKind.WRITE, 6, 0)
            .at(1, 20)
            .open()
            .merged();

    assertThat(merged.next().thread()).isEqualTo(1);
  }

  /** Without, the second thread would come first, as its times are earlier. */
  @Test
  void whatIsBehindAnEventComesAfterIt() throws IOException {
    Run run =
        new Script(folder)
            .thread(0, TraceThread.NO_PARENT)
            .thread(1, TraceThread.NO_PARENT)
            .event(0, EventKind.WRITE, 5, 0)
            .at(0, 500)
            .behind(1, 5, 1)
            .event(1, EventKind.GAP, 0, 0)
            .event(1, EventKind.READ, 6, 0)
            .at(1, 20)
            .open();

    List<EventKind> kinds = new ArrayList<>();
    run.merged(true).forEachRemaining(event -> kinds.add(event.kind()));
    List<EventKind> ofThread = new ArrayList<>();
    run.events(1).forEachRemaining(step -> ofThread.add(step.event().kind()));

    assertThat(kinds).containsExactly(EventKind.WRITE, EventKind.GAP, EventKind.READ);
    assertThat(ofThread).containsExactly(EventKind.GAP, EventKind.READ);
  }

  @Test
  void aThreadWithoutEndIsJoinedAfterItsLastEvent() throws IOException {
    MergedEvents merged =
        new Script(folder)
            .thread(0, TraceThread.NO_PARENT)
            .thread(1, 0)
            .fork(0, 1)
            .join(0, 1)
            .join(0, 77)
            .event(1, EventKind.BEGIN, 0, 0)
            .event(1, EventKind.READ, 5, 0)
            .open()
            .merged();

    List<EventKind> kinds = new ArrayList<>();
    merged.forEachRemaining(event -> kinds.add(event.kind()));

    assertThat(kinds)
        .containsExactly(
            EventKind.FORK, EventKind.BEGIN, EventKind.READ, EventKind.JOIN, EventKind.JOIN);
    assertThat(merged.problems()).isEmpty();
  }

  @Test
  void bytesThatSayNothingEndTheirThreadAndAreReported() throws IOException {
    Script script = new Script(folder).thread(0, TraceThread.NO_PARENT);
    Path file = script.event(0, EventKind.READ, 5, 0).open().folder().resolve("thread-0");
    byte[] block = new byte[40];
    block[3] = 1;
    block[24] = 31;
    try (BlockWriter out = BlockWriter.append(file)) {
      out.events(block, block.length);
    }

    MergedEvents merged = Trace.open(folder).get(0).merged();

    assertThat(merged.next().kind()).isEqualTo(EventKind.READ);
    assertThat(merged.hasNext()).isFalse();
    assertThat(merged.problems())
        .contains(file + ": event 1: no such kind of event: 31")
        .hasSize(2);
  }
}
