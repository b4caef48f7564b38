package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Listings of recorded runs, the first being that of figure 3 of the paper. */
class FigureThreeTest {

  @TempDir Path folder;

  /** The second thread comes after the first one, as in the run of the figure. */
  private static String program(String members, String first, String second) {
    return """
    class P {
      static int x = 0;
      static int y = 0;
      %s
      static void first() {
        %s
      }
      static void second() {
        %s
      }
      public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(P::first);
        Thread other = new Thread(P::second);
        one.start();
        one.join();
        other.start();
        other.join();
      }
    }
    """
        .formatted(members, first, second);
  }

  @Test
  void figure3() throws Exception {
    String figure2 =
        program(
            "",
            """
            int s = 0;
            for (int i = 1; i < 3; i++)
              s += i;
            y = s;
            x = 1;
            y = 5;
            """,
            """
            if (y > 2)
              System.out.print(x + 1);
            else
              System.out.print(x + 2);
            """);

    assertThat(listing(figure2))
        .containsExactly(
            "0: W_x^0 = 0",
            "1: W_y^1 = 0",
            "2: s^2 = 0",
            "3: i^3 = 1",
            "4: i^3 < 3",
            "5: s^5 = s^2 + i^3",
            "6: i^6 = 2",
            "7: i^6 < 3",
            "8: s^8 = s^5 + i^6",
            "9: i^9 = 3",
            "10: i^9 < 3",
            "11: W_y^11 = s^8",
            "12: W_x^12 = 1",
            "13: W_y^13 = 5",
            "14: R_y^14 > 2",
            "15: tmp = R_x^15 + 1",
            "16: print(tmp)");
  }

  /** What the paper calls ARG0 is the temporary. */
  @Test
  void callsAsInFigure4() throws Exception {
    String figure4 =
        program(
            """
            static class O1 { int func(int y1) { int i = y1 + 1; int i2 = 2 * i; return i2; } }
            static class O2 extends O1 { int func(int y2) { int j2 = 3 * y2; return j2; } }
            static O1 o = new O2();
            """,
            "y = 3;",
            "int r = o.func(y); x = r;");

    assertThat(listing(figure4).subList(3, 9))
        .containsExactly(
            "3: W_y^3 = 3",
            "4: tmp = R_o^4",
            "5: tmp2 = R_y^5",
            "6: y2^6 = tmp2",
            "7: j2^7 = 3 * y2^6",
            "8: r^8 = j2^7");
  }

  /** One access to shared memory a line, and a thread's own memory is told as variables are. */
  @Test
  void memory() throws Exception {
    String source =
        program(
            "int f; static int[] a = {7}; static long l; static java.util.List<Integer> list = new java.util.ArrayList<>();",
            """
            P p = new P();
            p.f = x;
            int before = p.f;
            p.f = before + a[0];
            y = p.f;
            do { y -= before - 3; } while (y < 7);
            l = y;
            """,
            "x = y; x++; list.add(x);");

    assertThat(listing(source))
        .extracting(line -> line.replaceAll("#\\d+", "#"))
        .containsExactly(
            "0: W_x^0 = 0",
            "1: W_y^1 = 0",
            "2: v3[0]^2 = 7",
            "3: W_#[0]^3 = 7",
            "4: W_a^4 = v3",
            "5: W_list^5 = v6",
            "6: p.f^6 = R_x^6",
            "7: before^7 = p.f^6",
            "8: tmp = R_a^8",
            "9: tmp2 = before^7 + R_#[0]^9",
            "10: p.f^10 = tmp2",
            "11: W_y^11 = p.f^10",
            "12: tmp3 = R_y^12",
            "13: tmp4 = before^7 - 3",
            "14: tmp5 = tmp3 - tmp4",
            "15: W_y^15 = tmp5",
            "16: R_y^16 < 7",
            "17: tmp6 = (long) R_y^17",
            "18: W_l^18 = tmp6",
            "19: tmp7 = R_y^19",
            "20: W_x^20 = tmp7",
            "21: tmp8 = R_x^21 + 1",
            "22: W_x^22 = tmp8",
            "23: tmp9 = R_list^23",
            "24: tmp10 = valueOf(R_x^24)",
            "25: tmp11 = tmp9.add(tmp10)");
  }

  /** A read that others come after has its own line, or it would stand behind them. */
  @Test
  void readsStayBeforeWhatCameAfter() {
    HandTrace trace =
        new HandTrace(
            """
            class P {
              static int y;
              static void first() { if (y > 2) y = 1; }
              static void second() { y = 4; }
            }
            """);
    int y = trace.field("P#y");
    trace.in(0).enter("P.first").event(EventKind.READ, "P.first", FieldLoad.class, 0, 1, y, 5);
    trace.in(1).enter("P.second").event(EventKind.WRITE, "P.second", FieldStore.class, 0, 1, y, 4);
    trace.in(0).branches("0").event(EventKind.WRITE, "P.first", FieldStore.class, 0, 1, y, 1);

    List<String> lines = new ArrayList<>();
    assertThat(SymbolicListing.print(trace, trace.program, lines::add)).isEmpty();

    assertThat(lines)
        .containsExactly("0: tmp = R_y^0", "1: W_y^1 = 4", "2: tmp > 2", "3: W_y^3 = 1");
  }

  private List<String> listing(String source) throws Exception {
    Recorded recorded = Recorded.of(folder, source);
    List<String> lines = new ArrayList<>();
    assertThat(SymbolicListing.print(recorded.run(), recorded.program(), lines::add)).isEmpty();
    return lines;
  }
}
