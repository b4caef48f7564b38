package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Threads cost what they record, and those that are over cost nothing. */
@Timeout(120)
class ManyThreadsTest {

  private static final int THREADS = 300;

  @TempDir Path folder;

  private final CountDownLatch over = new CountDownLatch(1);

  @AfterEach
  void letThreadsGo() {
    over.countDown();
  }

  @Test
  void threadsThatRecordLittleUseUpLittle() throws Exception {
    Recording recording = begin(THREADS * 200L);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      Thread thread = new Thread(() -> recordAndWait(recording));
      threads.add(thread);
      thread.start();
    }
    over.countDown();
    for (Thread thread : threads) {
      thread.join();
    }
    recording.end(new RunEnd(true, "the test is over"));

    Run run = Trace.open(folder).get(0);
    assertThat(run.problems()).isEmpty();
    assertThat(count(run, EventKind.BEGIN)).isEqualTo(THREADS);
    assertThat(count(run, EventKind.ACQUIRE)).isEqualTo(THREADS);
  }

  private static long count(Run run, EventKind kind) {
    long count = 0;
    MergedEvents events = run.merged();
    while (events.hasNext()) {
      count += events.next().kind() == kind ? 1 : 0;
    }
    return count;
  }

  private void recordAndWait(Recording recording) {
    record(recording, 1);
    try {
      over.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void record(Recording recording, int events) {
    Context context = recording.context();
    for (int i = 0; i < events; i++) {
      context.event(EventKind.ACQUIRE, 0, 7, 0, 0);
    }
  }

  @Test
  void theLimitIsOfAllTheirFiles() throws Exception {
    long limit = 1 << 18;
    Recording recording = begin(limit);
    Context context = recording.context();
    // Much by one thread, and little by each of many, of which some are over.
    while (!context.isOff()) {
      record(recording, 1_000);
      Thread little = new Thread(() -> record(recording, 5));
      little.start();
      little.join();
    }
    recording.end(new RunEnd(true, "the test is over"));

    assertThat(Trace.open(folder).get(0).problems())
        .singleElement()
        .asString()
        .contains("recording stopped when");
    assertThat(sizeOfFiles(recording)).isBetween(limit - Chunk.SIZE, limit + 4 * Chunk.SIZE);
  }

  @Test
  void threadsThatAreOverUseUpTheLimitByAll() throws Exception {
    Recording recording = begin(1 << 13);

    // None of them fills what it begins with.
    while (!recording.isOver()) {
      Thread little = new Thread(() -> record(recording, 10));
      little.start();
      little.join();
    }
    recording.end(new RunEnd(true, "the test is over"));

    assertThat(sizeOfFiles(recording)).isGreaterThanOrEqualTo(1 << 13);
  }

  private static long sizeOfFiles(Recording recording) throws IOException {
    long size = 0;
    try (Stream<Path> files = Files.list(recording.folder())) {
      for (Path file : files.filter(each -> each.toString().contains("thread-")).toList()) {
        size += Files.size(file);
      }
    }
    return size;
  }

  @Test
  void aThreadThatIsOverIsForgotten() throws Exception {
    Recording recording = begin(Recording.NO_LIMIT);
    List<WeakReference<Context>> known = new ArrayList<>();
    Thread thread = new Thread(() -> known.add(new WeakReference<>(recording.context())));
    thread.start();
    thread.join();

    while (known.get(0).get() != null) {
      System.gc();
      Thread.onSpinWait();
    }
    assertThat(thread.isAlive()).isFalse();
    recording.end(new RunEnd(true, "the test is over"));
    assertThat(Trace.open(folder).get(0).count()).isEqualTo(1);
  }

  @Test
  void ourOwnThreadsAreNotRecorded() throws Exception {
    Recording recording = begin(Recording.NO_LIMIT);
    Thread child = new Thread(() -> record(recording, 1), "a child");
    Thread own =
        new OwnThread(
            () -> {
              recording.context().event(EventKind.ACQUIRE, 1, 9, 0, 0);
              recording.fork(child, 2);
              child.start();
            },
            "photofinish of a test");
    own.start();
    own.join();
    child.join();
    recording.join(own, 3);
    recording.end(new RunEnd(true, "the test is over"));

    Run run = Trace.open(folder).get(0);
    assertThat(run.problems()).isEmpty();
    assertThat(run.threads()).extracting("name").doesNotContain("photofinish of a test");
    assertThat(run.threads())
        .filteredOn(thread -> thread.name().equals("a child"))
        .singleElement()
        .extracting("parent")
        .isEqualTo(-1);
  }

  private Recording begin(long limit) throws IOException {
    return Recording.begin(folder, new RunMeta(0, "17", 1, "a test"), limit, null);
  }
}
