package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.photofinish.cli.CliRun;
import dev.photofinish.testbench.Jdk;
import dev.photofinish.testbench.JdkFinder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code record} saw and {@code predict} found, {@code replay} shows in a real run. */
@Timeout(300)
class RecordPredictReplayTest {

  /** In the recorded run, the first is done with the lock before the second takes it. */
  private static final String LOCKS =
      """
      package com.acme;
      import java.util.concurrent.locks.ReentrantLock;
      public class P {
        static int x, count;
        static final ReentrantLock lock = new ReentrantLock();
        public static void main(String[] args) throws Exception {
          Thread first = new Thread(() -> {
            lock.lock();
            try { x = 1; } finally { lock.unlock(); }
          }, "first");
          Thread second = new Thread(() -> {
            lock.lock();
            try { count = 1; } finally { lock.unlock(); }
            x = 2;
            lock.lock();
            try { count = 2; } finally { lock.unlock(); }
          }, "second");
          first.start();
          Thread.sleep(200);
          if (args.length == 0) second.start();
          first.join();
          second.join();
          System.out.println("done");
        }
      }
      """;

  private static final String CONDITION =
      """
      package com.acme;
      import java.util.concurrent.locks.*;
      public class P {
        static int full, seen, late;
        static final Lock lock = new ReentrantLock();
        static final Condition changed = lock.newCondition();
        public static void main(String[] args) throws Exception {
          Thread taker = new Thread(() -> {
            lock.lock();
            try {
              while (full == 0) changed.awaitUninterruptibly();
            } finally { lock.unlock(); }
            seen = 1;
          }, "taker");
          taker.start();
          Thread.sleep(100);
          lock.lock();
          try { full = 1; changed.signalAll(); } finally { lock.unlock(); }
          Thread.sleep(200);
          lock.lock();
          try { late = 1; } finally { lock.unlock(); }
          seen = 2;
        }
      }
      """;

  private static final String LATCH =
      """
      package com.acme;
      import java.util.concurrent.CountDownLatch;
      public class P {
        static int ready, done;
        public static void main(String[] args) throws Exception {
          CountDownLatch go = new CountDownLatch(1);
          for (int i = 0; i < 2; i++) {
            new Thread(() -> {
              try { go.await(); } catch (InterruptedException e) { return; }
              done = done + ready;
            }, "worker " + i).start();
          }
          ready = 1;
          go.countDown();
        }
      }
      """;

  private static final String EXECUTOR =
      """
      package com.acme;
      import java.util.ArrayList;
      import java.util.List;
      import java.util.concurrent.*;
      public class P {
        static List<String> log = new ArrayList<>();
        public static void main(String[] args) throws Exception {
          ExecutorService pool = Executors.newFixedThreadPool(2);
          Future<?> one = pool.submit(() -> { synchronized (log) { log.add("one"); } });
          Future<?> two = pool.submit(() -> { log.add("two"); });
          one.get();
          two.get();
          pool.shutdown();
        }
      }
      """;

  /** The other thread never ends. */
  private static final String EXIT =
      """
      package com.acme;
      public class P {
        static int x;
        static volatile boolean stop;
        public static void main(String[] args) throws Exception {
          new Thread(() -> { x = 1; while (!stop) Thread.onSpinWait(); }, "spinner").start();
          Thread.sleep(100);
          x = 2;
          System.exit(7);
        }
      }
      """;

  private static final String WAIT =
      """
      package com.acme;
      public class P {
        static boolean ready;
        static int seen, late;
        static final Object lock = new Object();
        public static void main(String[] args) throws Exception {
          Thread taker = new Thread(() -> {
            synchronized (lock) {
              try { while (!ready) lock.wait(); } catch (InterruptedException e) { return; }
            }
            seen = 1;
          }, "taker");
          taker.start();
          Thread.sleep(100);
          synchronized (lock) { ready = true; lock.notifyAll(); }
          Thread.sleep(200);
          synchronized (lock) { late = 1; }
          seen = 2;
        }
      }
      """;

  /** Of the two phases, only the second has a race. */
  private static final String PHASES =
      """
      package com.acme;
      public class P {
        static int x, low, high;
        static void two(Runnable one, Runnable other) throws Exception {
          Thread first = new Thread(one, "low");
          Thread second = new Thread(other, "high");
          first.start();
          second.start();
          first.join();
          second.join();
        }
        public static void main(String[] args) throws Exception {
          two(() -> { x++; low++; }, () -> high++);
          two(() -> x++, () -> x++);
        }
      }
      """;

  private static final String VIRTUAL =
      """
      package com.acme;
      public class P {
        static int x;
        static Thread start(Runnable task) throws Exception {
          return (Thread)
              Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
        }
        public static void main(String[] args) throws Exception {
          Thread one = start(() -> {
            try { Thread.sleep(200); } catch (InterruptedException e) { return; }
            x = 1;
          });
          Thread two = start(() -> { x = 2; });
          one.join();
          two.join();
        }
      }
      """;

  @TempDir Path folder;

  static Stream<Arguments> programs() {
    return Stream.of(
        Arguments.of("locks", LOCKS, "com.acme.P.x"),
        Arguments.of("condition", CONDITION, "com.acme.P.seen"),
        Arguments.of("latch", LATCH, "com.acme.P.done"),
        Arguments.of("executor", EXECUTOR, "com.acme.P.log"),
        Arguments.of("exit", EXIT, "com.acme.P.x"),
        Arguments.of("wait", WAIT, "com.acme.P.seen"),
        Arguments.of("phases", PHASES, "com.acme.P.x"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void everyPredictedRaceIsConfirmed(String name, String source, String location) throws Exception {
    List<Path> schedules = predict(RecordedProgram.of(folder, source));

    assertThat(schedules).isNotEmpty();
    for (Path schedule : schedules) {
      CliRun.Outcome replayed = replay("--schedule", schedule.toString());
      assertThat(replayed.exitCode()).as(replayed.out()).isEqualTo(1);
      assertThat(replayed.out())
          .startsWith("confirmed: ")
          .contains(" race on " + location)
          .contains("How it happened, time downward")
          .contains("1 race: 1 confirmed.")
          .containsPattern("Ran the program for [0-9.]+ m?s\\.");
    }
  }

  /** Java 17 knows no virtual threads, so they are started by reflection. */
  @Test
  void virtualThreads() throws Exception {
    Optional<Jdk> jdk = JdkFinder.ofThisSystem().exactly(25);
    assumeThat(jdk).as("a JDK 25").isPresent();
    RecordedProgram program =
        RecordedProgram.of(folder, VIRTUAL).on(jdk.get().home().resolve("bin/java"));

    List<Path> schedules = predict(program);

    CliRun.Outcome replayed = replay("--schedule", schedules.get(0).toString());
    assertThat(replayed.exitCode()).as(replayed.out()).isEqualTo(1);
    assertThat(replayed.out()).startsWith("confirmed: write-write race on com.acme.P.x");
  }

  @Test
  void whatIsWovenIsAsItWasRecorded() throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, LOCKS).option("--include", "com.acme");

    Path schedule = predict(program).get(0);

    assertThat(schedule)
        .content()
        .contains("\nrun " + String.join(" ", program.command()) + "\ninclude com.acme\nrace ");
    assertThat(replay("--schedule", schedule.toString()).exitCode()).isEqualTo(1);
  }

  @Test
  void jsonIsWholeAndAlone() throws Exception {
    Path schedule = predict(RecordedProgram.of(folder, LOCKS)).get(0);

    CliRun.Outcome replayed = replay("--format", "json", "--schedule", schedule.toString());

    JsonNode report = new ObjectMapper().readTree(replayed.out());
    assertThat(report.at("/races").size()).isEqualTo(1);
    assertThat(report.at("/races/0/verdict").asText()).isEqualTo("confirmed");
    assertThat(replayed.err()).contains("done");
    assertThat(report.at("/races/0/accesses/0/stack").size()).isPositive();
    JsonNode interleaving = report.at("/races/0/interleaving");
    assertThat(interleaving.findValuesAsText("thread")).contains("main", "first", "second");
    assertThat(interleaving.findValuesAsText("atOnce")).endsWith("false", "true", "true");
    assertThat(interleaving.findValuesAsText("did")).contains("start first", "P.x = 1", "P.x = 2");
    assertThat(retold(replayed.out())).isEqualTo(interleaving);
  }

  /** How it came about, as predict tells it that has a report of replay. */
  private JsonNode retold(String json) throws IOException {
    Path report = Files.writeString(folder.resolve("replay.json"), json);
    CliRun.Outcome predicted =
        new CliRun(folder)
            .run(
                "predict",
                "--trace",
                folder.resolve("trace").toString(),
                "--report",
                report.toString(),
                "--format",
                "json",
                folder.resolve("classes").toString());
    return new ObjectMapper().readTree(predicted.out()).findPath("interleaving");
  }

  @Test
  void aRunThatGoesAnotherWayIsToldOnce() throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, LOCKS);
    Path schedule = predict(program).get(0);
    List<String> words = new ArrayList<>(List.of("--schedule", schedule.toString(), "--"));
    words.addAll(program.command());
    words.add("without the second");

    CliRun.Outcome replayed = replay(words.toArray(String[]::new));

    assertThat(replayed.exitCode()).as(replayed.out()).isEqualTo(3);
    assertThat(replayed.out())
        .contains("Attempts 1 to 3: stuck")
        .contains("Incomplete: the program did not follow the schedule to the race.");
  }

  @Test
  void aScheduleOfAnotherProgramIsRefused() throws Exception {
    Path schedule = predict(RecordedProgram.of(folder, LOCKS)).get(0);
    RecordedProgram.of(folder, EXIT);

    CliRun.Outcome replayed = replay("--schedule", schedule.toString());

    assertThat(replayed.exitCode()).as(replayed.out()).isEqualTo(2);
    assertThat(replayed.err()).contains("of another program: ");
  }

  @Test
  void withoutAProgramNothingIsRun() throws Exception {
    Path schedule = predict(RecordedProgram.of(folder, LOCKS)).get(0);
    String text = Files.readString(schedule).replaceFirst("\nrun .*", "");
    Files.writeString(schedule, text);

    CliRun.Outcome replayed = replay("--schedule", schedule.toString());

    assertThat(replayed.exitCode()).isEqualTo(2);
    assertThat(replayed.err())
        .contains("no program to run: the schedule does not say how it was run");
  }

  /** The schedules of all races that are predicted. */
  private List<Path> predict(RecordedProgram program) throws Exception {
    program.record();
    Path schedules = folder.resolve("schedules");
    CliRun.Outcome predicted =
        new CliRun(folder)
            .run(
                "predict",
                "--trace",
                program.trace().toString(),
                "--schedules",
                schedules.toString(),
                folder.resolve("classes").toString());
    assertThat(predicted.exitCode()).as(predicted.out() + predicted.err()).isEqualTo(1);
    assertThat(predicted.out())
        .contains("see  photofinish replay --schedule " + schedules.resolve("race-1.schedule"));
    return files(schedules);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private CliRun.Outcome replay(String... options) {
    List<String> words = new ArrayList<>(List.of("replay"));
    words.addAll(List.of(options));
    return new CliRun(folder).run(words.toArray(String[]::new));
  }
}
