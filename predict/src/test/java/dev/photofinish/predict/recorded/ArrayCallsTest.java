package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Calls that are given arrays race for the elements that they are certain to read or write, and for
 * no others, such as the element behind a range.
 */
class ArrayCallsTest {

  /** The other thread waits for the call to be over, in a way that the trace does not tell. */
  private static final String AFTERWARDS = "await(); ";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.arraycopy(ints, 0, new int[2], 0, 2)",
        "System.arraycopy(new int[] {8, 9}, 0, ints, 0, 2)",
        "System.arraycopy(ints, 1, ints, 0, 1)",
        "Arrays.fill(ints, 0, 2, 7)",
        "Arrays.sort(ints, 0, 2)",
        "Arrays.copyOfRange(ints, 0, 2)",
        "new ByteArrayInputStream(new byte[] {8, 9}).read(bytes, 0, 2)",
        "\"xyz\".getChars(0, 2, chars, 0)",
        "new String(chars, 0, 2)"
      })
  void rangesRaceForWhatIsInThem(String call) throws Exception {
    assertThat(races("inside", call, "[1]")).hasSize(1);
    assertThat(races("behind", call, "[3]")).isEmpty();
  }

  /** Two threads, each with a range of its own; also at the same time, which nobody tells apart. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Arrays.sort(ints, 0, 2) | Arrays.sort(ints, 2, 4)",
        "Arrays.sort(ints, 0, 2) | Arrays.fill(ints, 2, 4, 8)",
        "System.arraycopy(ints, 0, ints, 1, 1) | System.arraycopy(ints, 2, ints, 3, 1)",
        "Arrays.parallelPrefix(ints, 0, 2, P::slow) | Arrays.parallelPrefix(ints, 2, 4, P::slow)"
      })
  void rangesBesideEachOtherDoNotRace(String calls) throws Exception {
    String[] each = calls.split(" \\| ", -1);

    assertThat(predicted("beside", each[0], each[1])).isEmpty();
  }

  /** What may be read, or not, does not race. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Arrays.binarySearch(ints, 9)",
        "Arrays.equals(ints, new int[] {9, 9, 9, 9})",
        "OutputStream o = new OutputStream() { public void write(int b) {} public void write(byte[] b) {} };"
            + " o.write(bytes)",
        "OutputStream.nullOutputStream().write(bytes)",
        "new java.util.zip.Deflater().setInput(bytes)"
      })
  void whatMayBeReadDoesNotRace(String call) throws Exception {
    assertThat(races("uncertain", call, "[0]")).isEmpty();
  }

  /** A race is named by the array that it is on, whatever else the call is given. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "System.arraycopy(ints, 0, more, 0, 2) | more[1] = 5 | P.more",
        "System.arraycopy(ints, 0, more, 0, 2) | ints[1] = 5 | P.ints",
        "in.read(bytes) | bytes[1] = 5 | P.bytes",
        "Arrays.fill(ints, 7) | System.arraycopy(more, 0, ints, 0, 2) | P.ints"
      })
  void theArrayNamesTheRace(String call, String other, String name) throws Exception {
    assertThat(predicted("named", call, AFTERWARDS + other)).containsExactly(name);
  }

  private List<String> races(String name, String call, String element) throws Exception {
    String write = "ints# = 5; bytes# = 5; chars# = 'v';".replace("#", element);
    return predicted(name, call, AFTERWARDS + write);
  }

  private List<String> predicted(String name, String call, String other) throws Exception {
    String program =
        """
        import java.io.*;
        import java.util.*;
        class P {
          // What nobody records.
          static final java.util.logging.Logger told = java.util.logging.Logger.getLogger("first");
          static final int[] ints = {4, 3, 2, 1};
          static final int[] more = new int[4];
          static final InputStream in = new ByteArrayInputStream(new byte[] {7, 8});
          static final byte[] bytes = {4, 3, 2, 1};
          static final char[] chars = {'d', 'c', 'b', 'a'};
          static int slow(int a, int b) {
            try { Thread.sleep(50); } catch (InterruptedException e) { }
            return a + b + 1;
          }
          static void first() throws Exception {
            try { CALL; } finally { told.setLevel(java.util.logging.Level.OFF); }
          }
          static void await() { while (told.getLevel() == null) { Thread.onSpinWait(); } }
          static void second() throws Exception { OTHER; }
          public static void main(String[] args) throws Exception {
            told.setLevel(null);
            Thread a = new Thread(() -> { try { first(); } catch (Exception e) {} });
            Thread b = new Thread(() -> { try { second(); } catch (Exception e) {} });
            a.start();
            b.start();
            a.join();
            b.join();
          }
        }
        """
            .replace("CALL", call)
            .replace("OTHER", other);
    Recorded recorded = Recorded.of(folder.resolve(name), program);
    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);
    return prediction.races().stream()
        .map(found -> found.race().location().name())
        .distinct()
        .toList();
  }
}
