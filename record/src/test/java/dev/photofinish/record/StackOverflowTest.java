package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The stack of a program may come to its end anywhere, and so within what we do. */
class StackOverflowTest {

  /** Threads that get to the ends of their stacks by many ways, and one that dies of it. */
  private static final String SOURCE =
      """
      public class P {
        static int depth, odd, even, caught;
        static volatile int seen;
        static final int[] cells = new int[8];
        static final Object LOCK = new Object();
        static final java.util.concurrent.atomic.AtomicInteger atomic =
            new java.util.concurrent.atomic.AtomicInteger();
        static P last;
        P next;
        static void down(int n) {
          depth++;
          cells[n & 7] += n;
          if (n % 3 == 0) { seen = n; atomic.incrementAndGet(); }
          if (n % 5 == 0) { P made = new P(); made.next = last; last = made; }
          if (n % 7 == 0) { synchronized (LOCK) { odd++; } }
          if (n % 2 == 0) down(n + 1); else wide(n + 1, n, n, n);
          even++;
        }
        static void wide(int n, long a, long b, long c) {
          long d = a + b, e = b + c;
          depth -= (int) (d - e);
          down(n + 1);
          even += (int) (d + e);
        }
        static void work(int rounds) {
          for (int i = 0; i < rounds; i++) {
            try {
              down(i % 11);
            } catch (StackOverflowError e) {
              synchronized (LOCK) { caught++; }
            }
          }
        }
        public static void main(String[] args) throws Exception {
          Thread[] threads = new Thread[4];
          for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(null, () -> work(40), "worker " + t, (200 + 13 * t) << 10);
            threads[t].start();
          }
          for (Thread thread : threads) thread.join();
          System.out.println(caught);
          Thread dying = new Thread(null, () -> down(1), "dying", 180 << 10);
          dying.setUncaughtExceptionHandler((thread, e) -> {});
          dying.start();
          dying.join();
        }
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"-Xint", "-XX:TieredStopAtLevel=1", "-Xmixed"})
  void theTraceIsWholeAllTheSame(String mode) throws Exception {
    Path trace = folder.resolve("trace");

    Outcome outcome =
        TestProgram.of(folder, SOURCE)
            .javaOption(mode)
            .record(
                Recorder.prepare(new RecordOptions(trace, List.of(), List.of(), Optional.empty())));

    assertThat(outcome).isEqualTo(new Outcome(0, "160\n", ""));
    Run run = Trace.open(trace).get(0);
    assertThat(run.problems()).isEmpty();
    MergedEvents events = run.merged();
    while (events.hasNext()) {
      events.next();
    }
    assertThat(events.problems()).isEmpty();
  }
}
