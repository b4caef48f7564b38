package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayResult;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What memory is called that is no field of the program. */
@Timeout(60)
class GateWordsTest {

  @TempDir Path folder;

  @Test
  void valuesAndElementsOfAtomicObjectsHaveNames() throws Exception {
    GatedProgram program =
        GatedProgram.of(
            folder,
            """
            import java.util.concurrent.atomic.*;
            class P {
              static int x;
              static final class Ring extends AtomicReferenceArray<String> {
                private static final long serialVersionUID = 1;
                Ring() { super(3); }
              }
              static final class Count extends AtomicInteger {
                private static final long serialVersionUID = 1;
              }
              static Ring ring = new Ring();
              static Count count = new Count();
              static AtomicBoolean on = new AtomicBoolean();
              static void one() {
                ring.set(2, "a");
                count.incrementAndGet();
                on.set(true);
                x = 1;
              }
              public static void main(String[] args) throws Exception {
                Thread one = new Thread(P::one, "one");
                one.start();
                one.join(300);
                x = 2;
              }
            }
            """);

    ReplayResult result =
        program.replay(
            program.event(1, 18, EventKind.WRITE),
            program.event(0, 24, EventKind.WRITE),
            program.event(1, 15, EventKind.VOLATILE_WRITE),
            program.event(1, 16, EventKind.UPDATE),
            program.event(1, 17, EventKind.VOLATILE_WRITE));

    assertThat(result.end()).as(result.toString()).isEqualTo(ReplayEnd.CONFIRMED);
    assertThat(GatedProgram.steps(result).stream().map(step -> step.replaceAll("#\\d+", "#0")))
        .containsExactly(
            "1 line 15 VOLATILE_WRITE P$Ring#0[2] \"a\"",
            "1 line 16 UPDATE P$Count#0.value 1",
            "1 line 17 VOLATILE_WRITE java.util.concurrent.atomic.AtomicBoolean#0.value true");
  }
}
