package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayResult;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Calls that take something do so in the order of the schedule, whoever asks first. */
@Timeout(60)
class GateTakesTest {

  /** In the recorded run, one is done with the permit before two takes it. */
  private static final String SEMAPHORE =
      """
      import java.util.concurrent.Semaphore;
      class P {
        static final Semaphore permits = new Semaphore(1);
        static int x; static volatile String order = "";
        static void use(String who) {
          try {
            permits.acquire();
          } catch (InterruptedException e) {
            return;
          }
          order += who;
          permits.release();
          x = 1;
        }
        public static void main(String[] args) throws Exception {
          Thread one = new Thread(() -> use("1"), "one");
          Thread two = new Thread(() -> use("2"), "two");
          one.start(); one.join(300);
          two.start(); one.join(); two.join();
          System.setProperty("gate.order", order);
        }
      }
      """;

  private static final String QUEUE =
      """
      import java.util.concurrent.*;
      class P {
        static final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        static int x; static String[] got = new String[3];
        static void use(int who) {
          try {
            got[who] = queue.take();
          } catch (InterruptedException e) {
            return;
          }
          x = 1;
        }
        public static void main(String[] args) throws Exception {
          queue.put("a");
          queue.put("b");
          Thread one = new Thread(() -> use(1), "one");
          Thread two = new Thread(() -> use(2), "two");
          one.start(); one.join(300);
          two.start(); one.join(); two.join();
          System.setProperty("gate.order", got[1] + got[2]);
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void thePermitGoesToTheOneWhoseTurnItIs() throws Exception {
    GatedProgram program = GatedProgram.of(folder, SEMAPHORE);

    ReplayResult result =
        program.replay(
            program.event(1, 13, EventKind.WRITE),
            program.event(2, 13, EventKind.WRITE),
            program.event(1, 7, EventKind.ASK),
            program.event(2, 7, EventKind.ASK),
            program.event(2, 7, EventKind.AWAIT),
            program.event(2, 12, EventKind.SIGNAL),
            program.event(1, 7, EventKind.AWAIT));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(result.steps()).hasSize(5);
    assertThat(System.clearProperty("gate.order")).isEqualTo("21");
  }

  @Test
  void theFirstElementGoesToTheOneWhoseTurnItIs() throws Exception {
    GatedProgram program = GatedProgram.of(folder, QUEUE);

    ReplayResult result =
        program.replay(
            program.event(1, 11, EventKind.WRITE),
            program.event(2, 11, EventKind.WRITE),
            program.event(1, 7, EventKind.SIGNAL),
            program.event(2, 7, EventKind.SIGNAL),
            program.event(2, 7, EventKind.AWAIT),
            program.event(1, 7, EventKind.AWAIT));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(System.clearProperty("gate.order")).isEqualTo("ba");
  }

  /** Both are to put and take: who waits to take is let go if the schedule cannot go on else. */
  @Test
  void whatOthersNeedIsTakenBefore() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            import java.util.concurrent.*;
            class P {
              static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
              static int x;
              static void take() {
                try {
                  queue.take();
                } catch (InterruptedException e) {
                  return;
                }
                x = 1;
              }
              public static void main(String[] args) throws Exception {
                queue.put("a");
                Thread one = new Thread(P::take, "one");
                one.start(); Thread.sleep(300);
                queue.put("b");
                x = 2;
              }
            }
            """);

    ReplayResult result =
        program.replay(
            Duration.ofSeconds(2),
            program.event(1, 11, EventKind.WRITE),
            program.event(0, 18, EventKind.WRITE),
            program.event(1, 7, EventKind.SIGNAL),
            program.event(0, 17, EventKind.SIGNAL),
            program.event(0, 17, EventKind.AWAIT),
            program.event(1, 7, EventKind.AWAIT));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
  }
}
