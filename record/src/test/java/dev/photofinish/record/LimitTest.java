package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import dev.photofinish.trace.Launch;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program whose trace is full runs on as if it had never been recorded. */
class LimitTest {

  /**
   * Waits until its class Q was replaced, and then uses all that weaving adds to. P has the loops
   * that threads are in.
   */
  private static final String SOURCE =
      """
      import java.io.*;
      import java.nio.file.*;
      import java.util.*;
      import java.util.function.*;
      class Q implements Serializable, Comparator<Integer> {
        static int count; int[] cells = {1, 2}; Q next;
        static final Q SHARED = new Q();
        synchronized void add(int n) { cells[n % 2] += n; next = n == 0 ? null : this; count++; }
        public int compare(Integer a, Integer b) { return b - a; }
      }
      public class P {
        static int work(int rounds) throws Exception {
          Thread[] threads = new Thread[3];
          for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> { for (int i = 0; i < rounds; i++) Q.SHARED.add(i % 10); });
            threads[t].start();
          }
          for (Thread thread : threads) thread.join();
          return Q.count;
        }
        public static void main(String[] args) throws Exception {
          System.out.println(work(40_000));
          while (!Files.readString(Path.of(args[0])).contains("name=Q,")) Thread.sleep(10);
          System.out.println(work(1_000));
          List<Integer> numbers = new ArrayList<>(List.of(2, 3, 1));
          numbers.sort(Q.SHARED);
          numbers.forEach(System.out::print);
          numbers.replaceAll(Math::negateExact);
          Supplier<Q> maker = Q::new;
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (ObjectOutputStream out = new ObjectOutputStream(bytes)) { out.writeObject(maker.get()); }
          try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            System.out.println(((Q) in.readObject()).cells[1] + " " + numbers);
          }
        }
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theProgramRunsOnAlone(boolean isFocused) throws Exception {
    Path log = folder.resolve("redefined.log");
    Path trace = folder.resolve("trace");
    Optional<List<String>> focus =
        isFocused ? Optional.of(List.of("Q.cells", "Q.count")) : Optional.empty();
    Launch launch = new Launch(List.of(), List.of(), List.of(), focus);

    Outcome outcome =
        TestProgram.of(folder, SOURCE)
            .javaOption("-Xlog:redefine+class*=info:file=" + log)
            .argument(log.toString())
            .record(Recorder.prepare(new RecordOptions(trace, launch, 1 << 20, Optional.empty())));

    assertThat(outcome).isEqualTo(new Outcome(0, "120000\n123000\n3212 [-3, -2, -1]\n", ""));
    Run run = Trace.open(trace).get(0);
    assertThat(run.problems())
        .hasSize(1)
        .first()
        .asString()
        .endsWith("recording stopped when the trace had 1 MB; --limit sets another limit");
    assertThat(run.count()).isBetween(20_000L, 400_000L);
  }
}
