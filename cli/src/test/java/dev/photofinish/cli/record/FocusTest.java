package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.record.RecordedProgram.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a report of scan to its races in a run: only what it names is recorded. */
class FocusTest {

  /** The number under the lock decides whether the other thread reads, and is not recorded. */
  private static final String PROGRAM =
      """
      package com.acme;
      public class P {
        static int named;
        static int hidden;
        static int state;
        static synchronized void set() { state = 1; }
        static synchronized int get() { return state; }
        public static void main(String[] args) throws Exception {
          Thread one = new Thread(() -> { hidden = 1; set(); });
          Thread other = new Thread(() -> {
            try { Thread.sleep(300); } catch (InterruptedException e) { return; }
            if (get() == 1) { System.out.println(hidden); }
            named++;
          });
          one.start();
          other.start();
          named++;
          one.join();
          other.join();
        }
      }
      """;

  @TempDir Path folder;

  /** Records a program with a focus on some races, and predicts. */
  private Outcome predicted(String source, String output, String races) throws Exception {
    Files.writeString(
        folder.resolve("report.json"),
        """
        {"tool": {"name": "photofinish", "version": "0.1.0"}, "command": "scan", "complete": true,
         "races": [%s]}
        """
            .formatted(races));
    RecordedProgram program = RecordedProgram.of(folder, source).option("--focus", "report.json");
    assertThat(program.record()).returns(0, Outcome::exitCode).returns(output, Outcome::out);
    return program.photofinish("predict", "--trace", "trace", "classes");
  }

  @Test
  void onlyWhatNothingOrdersIsTold() throws Exception {
    Outcome predicted =
        predicted(
            PROGRAM,
            "1\n",
            """
            {"location": "com.acme.P.named"}, {"location": "com.acme.P.hidden"}
            """);

    assertThat(predicted.out()).contains("race on com.acme.P.named");
    // The lock orders these: its order cannot be changed without knowing what it guards.
    assertThat(predicted.out()).doesNotContain("race on com.acme.P.hidden");
    assertThat(predicted.err() + predicted.out()).contains("recorded with --focus");
  }

  /** All that orders accesses, on objects that nobody has looked at before. */
  private static final String ORDERED =
      """
      package com.acme;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      public class P {
        static class Cell { int value; volatile boolean ready; }
        static final class Holder { static final Cell CELL = new Cell(); static { CELL.value = 1; } }
        static int seen;
        static void monitor() throws Exception {
          Cell cell = new Cell();
          Thread other = new Thread(() -> { synchronized (cell) { cell.value++; } });
          other.start();
          synchronized (cell) { cell.value++; }
          other.join();
          cell.value++;
        }
        static void flag() throws Exception {
          Cell cell = new Cell();
          Thread other = new Thread(() -> { while (!cell.ready) Thread.onSpinWait(); cell.value++; });
          other.start();
          cell.value++;
          cell.ready = true;
          other.join();
        }
        static void lock() throws Exception {
          Cell cell = new Cell();
          Lock lock = new ReentrantReadWriteLock().writeLock();
          Thread other = new Thread(() -> { lock.lock(); cell.value++; lock.unlock(); });
          other.start();
          lock.lock(); cell.value++; lock.unlock();
          other.join();
        }
        static void atomic() throws Exception {
          Cell cell = new Cell();
          AtomicInteger turn = new AtomicInteger();
          Thread other = new Thread(() -> { while (turn.get() == 0) Thread.onSpinWait(); cell.value++; });
          other.start();
          cell.value++;
          turn.incrementAndGet();
          other.join();
        }
        static void handOver() throws Exception {
          Map<String, Cell> map = new ConcurrentHashMap<>();
          BlockingQueue<Cell> queue = new LinkedBlockingQueue<>();
          CountDownLatch latch = new CountDownLatch(1);
          Thread other = new Thread(() -> {
            try {
              queue.take().value++;
              latch.await();
              for (Cell each : map.values()) each.value++;
            } catch (InterruptedException e) { throw new AssertionError(e); }
          });
          other.start();
          Cell first = new Cell(); first.value++; queue.put(first);
          Cell second = new Cell(); second.value++; map.put("", second); latch.countDown();
          other.join();
        }
        static void tasks() throws Exception {
          Cell cell = new Cell();
          ExecutorService pool = Executors.newFixedThreadPool(2);
          cell.value++;
          pool.submit(() -> { cell.value++; }).get();
          cell.value++;
          CompletableFuture.runAsync(() -> cell.value++, pool).join();
          cell.value++;
          pool.shutdown();
          List<Thread> threads = new ArrayList<>();
          for (int i = 0; i < 3; i++) {
            Thread thread = new Thread(() -> { int now = Holder.CELL.value; synchronized (P.class) { seen += now; } });
            thread.start();
            threads.add(thread);
          }
          for (Thread thread : threads) thread.join();
        }
        public static void main(String[] args) throws Exception {
          monitor(); flag(); lock(); atomic(); handOver(); tasks();
          System.out.println(seen);
        }
      }
      """;

  @Test
  void whatIsOrderedByWhateverMeansIsNotTold() throws Exception {
    Outcome predicted =
        predicted(
            ORDERED,
            "3\n",
            """
            {"location": "com.acme.P$Cell.value"}, {"location": "com.acme.P.seen"}
            """);

    assertThat(predicted.out()).doesNotContain("race on");
    assertThat(predicted.exitCode()).as(predicted.out() + predicted.err()).isZero();
  }

  /** What a report says of elements and contents is which field holds the array or container. */
  private static final String CONTENTS =
      """
      package com.acme;
      import java.util.*;
      public class P {
        static final int[] cells = new int[4];
        final List<String> names = new ArrayList<>();
        final List<String> others = new ArrayList<>();
        void add(String name) {
          names.add(name);
          others.add(name);
          cells[1]++;
        }
        public static void main(String[] args) throws Exception {
          P p = new P();
          Thread one = new Thread(() -> p.add("one"));
          one.start();
          p.add("two");
          one.join();
        }
      }
      """;

  @Test
  void arraysAndContainersAreTold() throws Exception {
    Outcome predicted =
        predicted(
            CONTENTS,
            "",
            """
            {"location": "com.acme.P.names", "accesses": [
              {"class": "com.acme.P", "method": "add(java.lang.String)"}]},
            {"location": "com.acme.P.cells", "accesses": [
              {"class": "com.acme.P", "method": "add(java.lang.String)"}]}
            """);

    assertThat(predicted.out()).contains("P.java:8", "P.java:10").doesNotContain("P.java:9");
  }
}
