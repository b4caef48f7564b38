package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written on the other side of a branch races whatever it is. */
class MadeOnOtherSidesTest {

  @TempDir Path folder;

  /** Two threads do the same one after the other, and only the first finds nothing. */
  private List<String> races(String fields, String get) throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.*;
            class Entry {
              int v;
              Entry next;
              Entry(int v) { this.v = v; }
            }
            class P {
              static final Object lock = new Object();
              static int other;
              FIELDS
              static void get() {
                GET
              }
              public static void main(String[] args) throws Exception {
                Thread first = new Thread(P::get);
                Thread second = new Thread(P::second);
                first.start();
                second.start();
                first.join();
                second.join();
              }
              static void second() {
                try { Thread.sleep(200); } catch (InterruptedException e) { return; }
                get();
              }
            }
            """
                .replace("FIELDS", fields)
                .replace("GET", get));
    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);
    return prediction.races().stream()
        .filter(found -> isWrite(found.race().first()) && isWrite(found.race().second()))
        .map(found -> found.race().location().name() + " by " + found.stage().label())
        .toList();
  }

  private static boolean isWrite(Access access) {
    return access.kind() == AccessKind.WRITE;
  }

  @Test
  void anObject() throws Exception {
    assertThat(races("static Object it;", "if (it == null) it = new Object();"))
        .containsExactly("P.it by flipped branches");
  }

  @Test
  void anObjectOfTheProgram() throws Exception {
    String get = "Entry e = it; if (e == null) { e = new Entry(3); e.v++; it = e; }";
    assertThat(races("static Entry it;", get)).containsExactly("P.it by flipped branches");
  }

  @Test
  void aContainer() throws Exception {
    assertThat(races("static Map<String, String> it;", "if (it == null) it = new HashMap<>();"))
        .containsExactly("P.it by flipped branches");
  }

  @Test
  void aString() throws Exception {
    assertThat(races("static String it;", "if (it == null) it = \"x\";"))
        .containsExactly("P.it by flipped branches");
  }

  @Test
  void aStringAfterNull() throws Exception {
    assertThat(races("static String it;", "if (null == it) it = \"x\";"))
        .containsExactly("P.it by flipped branches");
  }

  @Test
  void aFloatingPointNumber() throws Exception {
    String get = "if (n == 0) { it = n * 1.5 + 1; n = 1; }";
    assertThat(races("static int n; static double it;", get)).contains("P.it by flipped branches");
  }

  /** It is read on the other side, too. */
  @Test
  void whatIsComputedOfSomethingThatWouldBeRead() throws Exception {
    String get = "if (n == 0) { it = it + 1; n = 1; }";
    assertThat(races("static int n; static double it;", get)).contains("P.it by flipped branches");
  }

  /** By which way it goes on is not known. */
  @Test
  void noneByWhatIsNotKnown() throws Exception {
    String get = "if (n == 0) { if (d > 1) { d = 1; } else { it = 2; } n = 1; }";
    assertThat(races("static int n, it; static double d;", get)).isEmpty();
  }

  @Test
  void anElement() throws Exception {
    assertThat(
            races(
                "static final Entry[] all = new Entry[2];",
                "if (all[1] == null) all[1] = new Entry(1);"))
        .containsExactly("P.all by flipped branches");
  }

  /** Nobody knows what is read behind it. */
  @Test
  void nothingIsDoneBehindIt() throws Exception {
    String get = "if (it == null) { it = new Object(); other = 2; } else { it.hashCode(); }";
    assertThat(races("static Object it;", get)).containsExactly("P.it by flipped branches");
  }

  @Test
  void withALock() throws Exception {
    assertThat(
            races(
                "static Object it;",
                "synchronized (lock) { if (it == null) { it = new Object(); } }"))
        .isEmpty();
  }

  /** An array may be one of strings, though it looks like one of objects. */
  @Test
  void anElementThatMayNotFit() throws Exception {
    assertThat(
            races(
                "static final Object[] all = new String[2];",
                "if (all[1] == null) try { all[1] = new Object(); }"
                    + " catch (ArrayStoreException e) { all[1] = \"x\"; }"))
        .isEmpty();
  }
}
