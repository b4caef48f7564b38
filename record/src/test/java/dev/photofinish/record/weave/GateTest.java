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

/** Woven programs follow schedules, and stop where two threads collide. */
@Timeout(60)
class GateTest {

  /** The paper's first figure; the recorded run has line 7 before line 10. */
  private static final String FIGURE_1 =
      """
      class P {
        static int x, y, z = 2;
        static String said = "";

        static void one() {
          y = 3;
          x = 1;
          y = 5;
        }
        static void two() {
          if (y > z) say(1, x);
          else say(2, x);
        }
        static void say(int by, int divisor) {
          said = divisor == 0 ? "division by zero" : String.valueOf(by / divisor);
        }
        public static void main(String[] args) throws Exception {
          Thread one = new Thread(P::one, "one");
          Thread two = new Thread(P::two, "two");
          one.start();
          one.join(500);
          two.start();
          one.join();
          two.join();
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void figure1() throws Exception {
    GatedProgram program = GatedProgram.of(folder, FIGURE_1);

    ReplayResult result =
        program.replay(
            program.event(1, 7, EventKind.WRITE),
            program.event(2, 11, EventKind.READ, 3),
            program.event(0, 20, EventKind.FORK),
            program.event(1, 6, EventKind.WRITE),
            program.event(0, 22, EventKind.FORK),
            program.event(2, 11, EventKind.READ, 1));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(GatedProgram.steps(result))
        .containsExactly(
            "0 line 20 FORK thread 1",
            "1 line 6 WRITE P.y 3",
            "0 line 22 FORK thread 2",
            "2 line 11 READ P.y 3");
    assertThat(result.threads()).extracting(ReplayThread::number).containsExactly(1, 2);
    assertThat(result.threads()).extracting(ReplayThread::about).containsExactly("P.x", "P.x");
    assertThat(result.threads()).extracting(ReplayThread::value).containsExactly("1", "0");
    assertThat(result.threads().get(0).stack().get(0)).hasToString("P.one(P.java:7)");
    assertThat(result.threads().get(1).stack().get(0)).hasToString("P.two(P.java:11)");
    assertThat(result.threads().get(1).stack().get(0).descriptor()).isEqualTo("()V");
  }

  @Test
  void monitorsAreTakenInTheOrderOfTheSchedule() throws Exception {
    // Recorded: one first. Wanted: two first, by a block and by a synchronized method.
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            class P {
              static final P LOCK = new P();
              static P shared; static String order = "";
              int x;
              synchronized void add(String who) {
                order += who;
              }
              static synchronized void addTo(String who) {
                order += who;
              }
              public static void main(String[] args) throws Exception {
                shared = LOCK;
                Thread one = new Thread(() -> {
                  shared.add("1");
                  synchronized (shared) {
                    order += "1";
                  }
                  addTo("1");
                  shared.x = 1;
                });
                Thread two = new Thread(() -> {
                  shared.add("2");
                  synchronized (shared) {
                    order += "2";
                  }
                  addTo("2");
                  shared.x = 2;
                });
                one.start(); one.join(300);
                two.start(); one.join(); two.join();
                System.setProperty("gate.order", order);
              }
            }
            """);
    ScheduleEvent[] before = {
      program.event(2, 6, EventKind.ACQUIRE),
      program.event(2, 7, EventKind.RELEASE),
      program.event(1, 6, EventKind.ACQUIRE),
      program.event(1, 7, EventKind.RELEASE),
      program.event(2, 23, EventKind.ACQUIRE),
      program.event(2, 25, EventKind.RELEASE),
      program.event(1, 15, EventKind.ACQUIRE),
      program.event(1, 17, EventKind.RELEASE),
      program.event(2, 9, EventKind.ACQUIRE),
      program.event(2, 10, EventKind.RELEASE),
      program.event(1, 9, EventKind.ACQUIRE),
      program.event(1, 10, EventKind.RELEASE)
    };

    ReplayResult result =
        program.replay(
            program.event(1, 19, EventKind.WRITE), program.event(2, 27, EventKind.WRITE), before);

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(result.steps()).hasSize(before.length);
    assertThat(System.clearProperty("gate.order")).isEqualTo("212121");
    assertThat(result.threads()).extracting(ReplayThread::value).containsExactly("1", "2");
  }

  @Test
  void aThreadThatIsWokenTooEarlyLeavesItsMonitorAgain() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            class P {
              static P shared; static int x; static boolean ready, waits;
              void await() throws InterruptedException {
                synchronized (shared) {
                  waits = true;
                  while (!ready) {
                    shared.wait();
                  }
                }
                x = 1;
              }
              void tell() {
                synchronized (shared) {
                  ready = true;
                  shared.notify();
                }
                synchronized (shared) {
                  ready = true;
                }
                x = 2;
              }
              static boolean doesWait() {
                synchronized (shared) {
                  return waits;
                }
              }
              public static void main(String[] args) throws Exception {
                shared = new P();
                Thread one = new Thread(() -> {
                  try { shared.await(); } catch (InterruptedException e) { throw new AssertionError(e); }
                });
                Thread two = new Thread(() -> shared.tell());
                one.start();
                while (!doesWait()) Thread.sleep(10);
                two.start(); one.join(); two.join();
              }
            }
            """);

    ReplayResult result =
        program.replay(
            program.event(1, 10, EventKind.WRITE),
            program.event(2, 20, EventKind.WRITE),
            program.event(1, 7, EventKind.WAIT),
            program.event(2, 13, EventKind.ACQUIRE),
            program.event(2, 15, EventKind.NOTIFY),
            program.event(2, 16, EventKind.RELEASE),
            program.event(2, 17, EventKind.ACQUIRE),
            program.event(2, 19, EventKind.RELEASE),
            program.event(1, 7, EventKind.WAKE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(result.steps()).hasSize(7);
  }

  @Test
  void aSecondThreadInTheMonitorIsStuckAndTheProgramGoesOn() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            class P {
              static P shared; static int x;
              static void enter() {
                synchronized (shared) {
                  x++;
                }
              }
              public static void main(String[] args) throws Exception {
                shared = new P();
                Thread one = new Thread(P::enter, "one");
                Thread two = new Thread(P::enter, "two");
                one.start(); two.start(); one.join(); two.join();
                System.setProperty("gate.x", "" + x);
              }
            }
            """);

    ReplayResult result =
        program.replay(program.event(1, 5, EventKind.WRITE), program.event(2, 5, EventKind.WRITE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.STUCK);
    assertThat(result.message())
        .contains("expected thread")
        .contains("to write in P.enter, line 5");
    assertThat(result.threads())
        .extracting(ReplayThread::doing)
        .contains(
            "stands before the racing access",
            "waits for a monitor that another thread has, and has to write in line 5");
    assertThat(result.threads())
        .allSatisfy(thread -> assertThat(thread.stack().get(0).method()).isEqualTo("enter"));
    assertThat(System.clearProperty("gate.x")).isEqualTo("2");
  }

  @Test
  void aThreadMayHaveToEndBefore() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            class P {
              static int x;
              static void set() {
                x = 1;
              }
              public static void main(String[] args) throws Exception {
                Thread one = new Thread(P::set, "one");
                Thread two = new Thread(P::set, "two");
                one.start();
                one.join();
                two.start();
                synchronized (P.class) {
                  x = 2;
                }
                two.join();
              }
            }
            """);
    ScheduleEvent last = program.event(1, 4, EventKind.WRITE);
    ScheduleEvent end =
        new ScheduleEvent(1, "one", "P", "set", "()V", last.index(), 4, EventKind.END, 1);

    ReplayResult result =
        program.replay(
            program.event(0, 13, EventKind.WRITE),
            program.event(2, 4, EventKind.WRITE),
            program.event(0, 9, EventKind.FORK),
            last,
            end,
            program.event(0, 10, EventKind.JOIN),
            program.event(0, 11, EventKind.FORK));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(result.steps()).hasSize(5);
    assertThat(result.threads().get(0).locks()).containsExactly("P.class");
    assertThat(result.threads().get(1).locks()).isEmpty();
  }

  @Test
  void aThreadThatNobodyStartsIsStuck() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            class P {
              static volatile int x; static int y;
              static void read() {
                if (x == 0) {
                  y = 1;
                }
              }
              static void write() {
                x = 1;
                y = 2;
              }
              public static void main(String[] args) throws Exception {
                Thread one = new Thread(P::read, "one");
                Thread two = new Thread(P::write, "two");
                one.start(); one.join(); two.start(); two.join();
              }
            }
            """);

    ReplayResult result =
        program.replay(
            program.event(1, 5, EventKind.WRITE),
            program.event(2, 10, EventKind.WRITE),
            program.event(2, 9, EventKind.VOLATILE_WRITE),
            program.event(1, 4, EventKind.VOLATILE_READ));

    // The first thread is waited for by the main one, which never starts the second.
    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.STUCK);
    assertThat(result.message())
        .contains("expected thread 2 (two) to volatile write in P.write, line 9");
    assertThat(result.threads())
        .extracting(ReplayThread::doing)
        .contains("has not come to any event");
  }
}
