package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What threads record at the same time is one order of steps when it is read. */
class RecordingTest {

  private static final int THREADS = 4;
  private static final int ACCESSES = 30_000;
  private static final int CELLS = 50;

  @TempDir Path folder;

  @Test
  void everyReadHasTheValueOfTheLastWriteBeforeIt() throws Exception {
    accessFromThreads(begin());

    Run run = Trace.open(folder).get(0);

    assertThat(run.problems()).isEmpty();
    assertThat(run.threads()).hasSize(THREADS + 1);
    assertThat(run.threads().subList(1, THREADS + 1)).allMatch(thread -> thread.parent() == 0);
    assertThat(accessesInOrder(run)).isEqualTo(THREADS * ACCESSES);
  }

  @Test
  void theEndIsOnePointForAllThreads() throws Exception {
    // Many times, as what would be wrong is a matter of one access.
    for (int i = 1; i <= 20; i++) {
      Path trace = folder.resolve("trace-" + i);
      RunMeta meta = new RunMeta(0, "17", 1, "a test");
      long limit = (2L * THREADS + 10 + i) * Chunk.SIZE;
      accessFromThreads(Recording.begin(trace, meta, limit, null));

      Run run = Trace.open(trace).get(0);

      assertThat(run.problems()).hasSize(1).first().asString().contains("recording stopped when");
      assertThat(accessesInOrder(run)).isBetween(5_000, THREADS * ACCESSES - 1);
      assertThat(run.threads()).hasSize(THREADS + 1);
    }
  }

  private static void accessFromThreads(Recording recording) throws Exception {
    // Plain, and accessed by all threads without any lock: stripes are all that orders them.
    long[] memory = new long[CELLS];
    List<Thread> threads = new ArrayList<>();
    CyclicBarrier together = new CyclicBarrier(THREADS);
    for (int t = 0; t < THREADS; t++) {
      int seed = t;
      threads.add(new Thread(() -> access(recording, memory, together, seed), "worker " + t));
    }
    for (Thread thread : threads) {
      recording.fork(thread, 1);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
      recording.join(thread, 2);
    }
    recording.end(new RunEnd(true, "the test is over"));
  }

  private static void access(Recording recording, long[] memory, CyclicBarrier together, int seed) {
    Context context = recording.context();
    Random random = new Random(seed);
    try {
      together.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new AssertionError(e);
    }
    for (int i = 0; i < ACCESSES; i++) {
      int cell = random.nextInt(CELLS);
      context.path().branches(random.nextBoolean() ? 0b11 : 0b10);
      if (random.nextInt(3) == 0) {
        context.begin(EventKind.WRITE, 3, 7, cell);
        long value = random.nextLong();
        memory[cell] = value;
        context.end(value);
      } else {
        context.begin(EventKind.READ, 4, 7, cell);
        long value = memory[cell];
        context.end(value);
      }
    }
    context.event(EventKind.END, 0, 0, 0, 0);
  }

  private static int accessesInOrder(Run run) {
    Map<Integer, Long> memory = new HashMap<>();
    int accesses = 0;
    MergedEvents events = run.merged();
    while (events.hasNext()) {
      Event event = events.next();
      if (event.kind() == EventKind.WRITE) {
        memory.put(event.member(), event.value());
        accesses++;
      } else if (event.kind() == EventKind.READ) {
        assertThat(event.value()).isEqualTo(memory.getOrDefault(event.member(), 0L));
        accesses++;
      }
    }
    assertThat(events.leftOut()).isEmpty();
    return accesses;
  }

  @Test
  void whatWasBegunIsReadBeforeTheEnd() throws Exception {
    Recording recording = begin();
    recording.context().event(EventKind.ACQUIRE, 5, 9, 0, 0);
    while (!isWritten()) {
      Thread.onSpinWait();
    }
    Run run = Trace.open(folder).get(0);

    assertThat(run.meta().end()).isEmpty();
    assertThat(run.events(0).next().event().kind()).isEqualTo(EventKind.BEGIN);
    recording.end(new RunEnd(true, "the test is over"));
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "others have no file that is full")
  void aFullDiskIsTold() throws Exception {
    Recording recording = begin();
    Path file = recording.folder().resolve("thread-0");
    Files.createSymbolicLink(file, Path.of("/dev/full"));
    recording.context().event(EventKind.ACQUIRE, 5, 9, 0, 0);
    while (!recording.isOver()) {
      Thread.onSpinWait();
    }
    recording.end(new RunEnd(true, "the test is over"));
    Files.delete(file);

    String reason = "the trace could not be written: java.io.IOException: No space left on device";
    assertThat(Trace.open(folder).get(0).meta().end()).contains(new RunEnd(false, reason));
    assertThat(Files.readString(recording.folder().resolve("meta")))
        .contains("reason=" + reason + "\ncomplete=false\nfiles=");
  }

  private boolean isWritten() {
    Run run = Trace.open(folder).get(0);
    return !run.threads().isEmpty() && run.count() == 2;
  }

  private Recording begin() throws Exception {
    return Recording.begin(folder, new RunMeta(0, "17", 1, "a test"));
  }
}
