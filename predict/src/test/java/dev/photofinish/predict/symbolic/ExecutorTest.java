package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.trace.EventKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths that are written by hand give the expressions that the code has. */
class ExecutorTest {

  private static final String FIGURE_2 =
      """
      class P {
        static int x, y, out;
        static void first() {
          int s = 0;
          for (int i = 1; i < 3; i++) s += i;
          y = s;
          x = 1;
          y = 5;
        }
        static void second() {
          if (y > 2) out = x + 1; else out = x + 2;
        }
      }
      """;

  private static HandTrace figure2Trace() {
    HandTrace trace = new HandTrace(FIGURE_2);
    int x = trace.field("P#x");
    int y = trace.field("P#y");
    int out = trace.field("P#out");
    trace.in(0).enter("P.first").branches("0").loop().branches("0").loop().branches("1");
    trace
        .event(EventKind.WRITE, "P.first", FieldStore.class, 0, 1, y, 3)
        .event(EventKind.WRITE, "P.first", FieldStore.class, 1, 1, x, 1)
        .event(EventKind.WRITE, "P.first", FieldStore.class, 2, 1, y, 5);
    trace.in(1).enter("P.second");
    trace
        .event(EventKind.READ, "P.second", FieldLoad.class, 0, 1, y, 5)
        .branches("0")
        .event(EventKind.READ, "P.second", FieldLoad.class, 1, 1, x, 1)
        .event(EventKind.WRITE, "P.second", FieldStore.class, 0, 1, out, 2);
    return trace;
  }

  @Test
  void figure2() {
    assertThat(figure2Trace().run())
        .extracting(SymbolicText::of)
        .containsExactly(
            "0 write 3", "1 write 1", "2 write 5", "3 read", "4 read if R3 > 2", "5 write R4 + 1");
  }

  @Test
  void figure2TheOtherWay() {
    List<Flip> flips = figure2Trace().flips();

    assertThat(flips).hasSize(1);
    assertThat(flips.get(0).thread()).isEqualTo(1);
    assertThat(flips.get(0).after()).isEqualTo(3);
    long read = Flip.FIRST_NUMBER;
    assertThat(flips.get(0).events())
        .extracting(SymbolicText::of)
        .containsExactly(read + " read if R3 <= 2", (read + 1) + " write R" + read + " + 2");
  }

  private static final String FIGURE_4 =
      """
      class P {
        static O o; static int y, x;
        static void call() { x = o.func(y); }
      }
      class O { int func(int y1) { int i = y1; int i2 = 2 * i; return i2; } }
      class O2 extends O { int func(int y2) { int j = y2; int j2 = 3 * j; return j; } }
      """;

  @Test
  void figure4WithEitherClass() {
    assertThat(figure4("O", 6))
        .containsExactly("0 new", "1 read", "2 read", "3 write 2 * R2 if R1 == 7");
    assertThat(figure4("O2", 3))
        .containsExactly("0 new", "1 read", "2 read", "3 write R2 if R1 == 7");
  }

  private static List<String> figure4(String receiver, long result) {
    HandTrace trace = new HandTrace(FIGURE_4);
    trace.known(7, receiver);
    trace
        .enter("P.call")
        .event(EventKind.READ, "P.call", FieldLoad.class, 0, 1, trace.field("P#o"), 7)
        .event(EventKind.READ, "P.call", FieldLoad.class, 1, 1, trace.field("P#y"), 3)
        .enter(receiver + ".func")
        .backTo(1)
        .event(EventKind.WRITE, "P.call", FieldStore.class, 0, 1, trace.field("P#x"), result);
    return trace.run().stream().map(SymbolicText::of).toList();
  }

  @Test
  void whatDoesNotFitIsLost() {
    HandTrace trace = new HandTrace(FIGURE_2);
    trace
        .enter("P.second")
        .event(EventKind.READ, "P.second", FieldLoad.class, 0, 1, trace.field("P#y"), 5)
        .branches("1")
        .event(EventKind.READ, "P.second", FieldLoad.class, 2, 1, trace.field("P#x"), 1);

    assertThat(trace.notices())
        .containsExactly(
            "thread 0 (T0) was lost for 1 event, since a branch went another way than what is"
                + " computed: there its reads see only what they saw, by which races may be missed");
    assertThat(trace.flips()).isEmpty();
  }
}
