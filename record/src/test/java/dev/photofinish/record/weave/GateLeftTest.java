package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayThread;
import dev.photofinish.trace.ScheduleEvent;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Where a program leaves a schedule is told, and nothing is taken for a race that is none. */
@Timeout(60)
class GateLeftTest {

  private static final String TWO_WAYS =
      """
      class P {
        static volatile int x; static int y; static P[] all = {new P(), new P()}; int f;
        static void read() {
          int seen = x;
          all[0].f = 1;
          if (seen == 0) {
            y = 1;
          }
        }
        static void write() {
          x = 1;
          all[1].f = 2;
          y = 2;
        }
        public static void main(String[] args) throws Exception {
          Thread one = new Thread(P::read, "one");
          Thread two = new Thread(P::write, "two");
          one.start(); one.join(200); two.start(); one.join(); two.join();
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void aThreadThatTakesAnotherWay() throws Exception {
    GatedProgram program = GatedProgram.of(folder, TWO_WAYS);

    // With 1 in x, the first thread does not come to line 7.
    ReplayResult result =
        program.replay(
            program.event(1, 7, EventKind.WRITE),
            program.event(2, 13, EventKind.WRITE),
            program.event(2, 11, EventKind.VOLATILE_WRITE),
            program.event(1, 4, EventKind.VOLATILE_READ));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.DIVERGED);
    assertThat(result.message())
        .isEqualTo("expected thread 1 (one) to write in P.read, line 7; the thread ended before");
    assertThat(GatedProgram.steps(result))
        .containsExactly("2 line 11 VOLATILE_WRITE P.x 1", "1 line 4 VOLATILE_READ P.x 1");
    assertThat(result.threads())
        .extracting(ReplayThread::doing)
        .contains("has ended, and has to write in line 7");
  }

  @Test
  void anEventThatComesBeforeTheOneExpected() throws Exception {
    GatedProgram program = GatedProgram.of(folder, TWO_WAYS);

    ReplayResult result =
        program.replay(
            program.event(1, 7, EventKind.WRITE),
            program.event(2, 13, EventKind.WRITE),
            program.event(1, 5, EventKind.WRITE),
            program.event(1, 4, EventKind.VOLATILE_READ));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.DIVERGED);
    assertThat(result.message())
        .isEqualTo(
            "expected thread 1 (one) to volatile read in P.read, line 4; met thread 1 (one) to"
                + " write in P.read, line 7");
    assertThat(result.threads().get(0).stack().get(0)).hasToString("P.read(P.java:7)");
  }

  @Test
  void oneMoreAccessThanRecorded() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            class P {
              static volatile int x; static int y, z;
              static int look() {
                return x;
              }
              static void one() {
                for (int i = 0; i < 1; i++) look();
                z = 1;
                look();
                y = 1;
              }
              public static void main(String[] args) throws Exception {
                Thread one = new Thread(P::one, "one");
                one.start(); one.join(200);
                y = 2;
              }
            }
            """);

    ReplayResult result =
        program
            .with("i < 1", "i < 2")
            .replay(
                program.event(1, 10, EventKind.WRITE),
                program.event(0, 15, EventKind.WRITE),
                program.event(1, 8, EventKind.WRITE),
                program.event(1, 4, EventKind.VOLATILE_READ, 2));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(GatedProgram.steps(result))
        .containsExactly("1 line 8 WRITE P.z 1", "1 line 4 VOLATILE_READ P.x 0");
  }

  @Test
  void theSameFieldOfAnotherObjectIsNoRace() throws Exception {
    GatedProgram program = GatedProgram.of(folder, TWO_WAYS);

    ReplayResult result =
        program.replay(program.event(1, 5, EventKind.WRITE), program.event(2, 12, EventKind.WRITE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.DIVERGED);
    assertThat(result.message()).contains("not to the same memory: P.f of object #");
  }

  @Test
  void anInstructionThatIsNotThere() throws Exception {
    GatedProgram program = GatedProgram.of(folder, TWO_WAYS);
    ScheduleEvent there = program.event(1, 7, EventKind.WRITE);
    ScheduleEvent other =
        new ScheduleEvent(1, "one", "P", "read", "()V", 77, 99, EventKind.READ, 1);

    ReplayResult result = program.replay(there, program.event(2, 13, EventKind.WRITE), other);

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.OTHER_PROGRAM);
    assertThat(result.message()).isEqualTo("instruction 77 of P.read()V tells of nothing");
  }

  @Test
  void aClassThatIsNotThere() throws Exception {
    GatedProgram program = GatedProgram.of(folder, TWO_WAYS);
    ScheduleEvent one = new ScheduleEvent(1, "one", "Q", "r", "()V", 7, 9, EventKind.READ, 1);
    ScheduleEvent two = new ScheduleEvent(2, "two", "Q", "r", "()V", 8, 9, EventKind.WRITE, 1);

    ReplayResult result = program.replay(one, two);

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.OTHER_PROGRAM);
    assertThat(result.message()).isEqualTo("class Q, which the schedule names, was never loaded");
  }

  @Test
  void aWorkerThatWaitsForATaskIsNotWaitedForLong() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            import java.util.concurrent.ForkJoinPool;
            class P {
              static int x;
              static int tasks() { return 2; }
              static void set() {
                x = 1;
              }
              public static void main(String[] args) throws Exception {
                ForkJoinPool pool = new ForkJoinPool(1);
                for (int i = 0; i < tasks(); i++) pool.submit(P::set).get();
                x = 2;
                pool.shutdown();
              }
            }
            """);
    // As if another worker had got the second task.
    GatedProgram other = program.with("return 2;", "return 1;");

    ReplayResult result =
        other.replay(
            program.event(0, 11, EventKind.WRITE),
            program.event(1, 6, EventKind.WRITE, 2),
            program.event(1, 6, EventKind.WRITE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.STUCK);
    // Else it would be given up after twelve times the patience.
    assertThat(result.message()).matches("nothing has gone on for [0-5] s; expected thread 1 .*");
  }

  @Test
  void aThreadHeldInAnInitialiserIsTold() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            class P {
              static int x;
              static class Slow {
                static int y;
                static {
                  x = 1;
                }
              }
              static void one() {
                Slow.y = 1;
              }
              static void two() {
                Slow.y = 2;
                x = 2;
              }
              public static void main(String[] args) throws Exception {
                Thread one = new Thread(P::one, "one");
                Thread two = new Thread(P::two, "two");
                one.start(); one.join(); two.start(); two.join();
              }
            }
            """);
    // As recorded, but the main thread does not wait in what is run under the schedule.
    GatedProgram other =
        program.with(
            "one.start(); one.join(); two.start(); two.join();",
            "one.start(); one.join(200); two.start(); one.join(); two.join();");

    ReplayResult result =
        other.replay(program.event(1, 6, EventKind.WRITE), program.event(2, 14, EventKind.WRITE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.STUCK);
    assertThat(result.message())
        .endsWith(
            "; thread 1 (one) is inside of the initialisation of class P$Slow, which others may"
                + " wait for");
  }
}
