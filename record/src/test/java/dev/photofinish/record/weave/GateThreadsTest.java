package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayThread;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Threads are known again, and none is taken for another. */
@Timeout(60)
class GateThreadsTest {

  @TempDir Path folder;

  /** The threads of the first phase are not in the schedule, but have the same names. */
  @Test
  void threadsOfTheSameNameAreKnownByWhoStartedThem() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            class P {
              static int x, y;
              static void set() {
                x = 1;
              }
              static void two(Runnable task) throws Exception {
                Thread low = new Thread(task, "low");
                Thread high = new Thread(task, "high");
                low.start(); high.start(); low.join(); high.join();
              }
              public static void main(String[] args) throws Exception {
                two(() -> { synchronized (P.class) { y++; } });
                two(P::set);
              }
            }
            """);

    ReplayResult result =
        program.replay(program.event(3, 4, EventKind.WRITE), program.event(4, 4, EventKind.WRITE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(result.threads()).extracting(ReplayThread::number).containsExactly(3, 4);
  }

  /** Of the pool's threads, the first is not in the schedule, and has the number of another. */
  @Test
  void threadsOfPoolsAreKnownByTheirNames() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            import java.util.concurrent.*;
            class P {
              static int x; static volatile int told;
              static void set() {
                x = 1;
              }
              static void tell() {
                told = 1;
              }
              static int made;
              static Thread named(Runnable task) {
                return new Thread(task, "pool " + ++made);
              }
              public static void main(String[] args) throws Exception {
                ExecutorService pool = Executors.newFixedThreadPool(3, P::named);
                pool.submit(P::tell).get();
                pool.submit(P::set);
                pool.submit(P::set);
                pool.shutdown();
                pool.awaitTermination(20, TimeUnit.SECONDS);
              }
            }
            """);
    GatedProgram other =
        program.with(
            "pool.submit(P::tell).get();",
            "Thread one = new Thread(P::tell); one.start(); one.join();"
                + " pool.submit(P::tell).get();");

    ReplayResult result =
        other.replay(program.event(2, 5, EventKind.WRITE), program.event(3, 5, EventKind.WRITE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
  }

  /** As when the names of a pool's threads have the time in them. */
  @Test
  void threadsWithNamesThatTheRecordedRunHasNotHadTakeThePlacesThatAreLeft() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            import java.util.concurrent.*;
            class P {
              static int x;
              static final CountDownLatch begun = new CountDownLatch(1);
              static void set() {
                begun.countDown();
                x = 1;
              }
              public static void main(String[] args) throws Exception {
                ExecutorService one = Executors.newFixedThreadPool(1, t -> new Thread(t, "one"));
                ExecutorService two = Executors.newFixedThreadPool(1, t -> new Thread(t, "two"));
                one.submit(P::set);
                begun.await();
                two.submit(P::set);
                one.shutdown(); two.shutdown();
                one.awaitTermination(20, TimeUnit.SECONDS);
                two.awaitTermination(20, TimeUnit.SECONDS);
              }
            }
            """);

    ReplayResult result =
        program
            .with("\"two\"", "\"three\"")
            .replay(program.event(1, 7, EventKind.WRITE), program.event(2, 7, EventKind.WRITE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
  }
}
