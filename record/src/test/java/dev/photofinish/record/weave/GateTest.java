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
}
