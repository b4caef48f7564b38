package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The virtual machine says what was null by looking at the code that failed; it must say the same
 * of code that is woven.
 */
class NullMessagesTest {

  @TempDir Path folder;

  @Test
  void whatWasNullIsToldAsInTheProgram() throws Exception {
    TestProgram program =
        TestProgram.of(
            folder,
            """
            import java.util.*;
            import java.util.concurrent.atomic.AtomicInteger;
            import java.util.concurrent.locks.Lock;
            public class P {
              interface Deed { void run() throws Exception; }
              static String word; static P root; static int[] numbers;
              int number; P next; volatile P last; String name; Integer boxed; int[] cells;
              Object[] objects; Lock lock; List<String> list;
              static void tell(Deed deed) throws Exception {
                try { deed.run(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
              }
              static P none() { return null; }
              void fields() throws Exception {
                tell(() -> name.trim());
                tell(() -> next.name.trim());
                tell(() -> { last.number = 3; });
                tell(() -> number = boxed);
                tell(() -> next.list.add("x"));
                tell(() -> lock.lock());
                tell(() -> { synchronized (next) { number++; } });
                tell(() -> { for (String each : list) number++; });
                tell(() -> word.trim());
                tell(() -> { root.next.next = null; });
                tell(() -> { none().number++; });
                tell(() -> { none().last.next = null; });
              }
              void arrays(P[] all, int[][] rows, Object[] some, int i) throws Exception {
                tell(() -> { cells[0] = 1; });
                tell(() -> { number = cells[number]; });
                tell(() -> { objects[0] = this; });
                tell(() -> number = objects.length);
                tell(() -> { numbers[i]++; });
                tell(() -> { all[number].number++; });
                tell(() -> { all[i].next.next = null; });
                tell(() -> { rows[i + 1][0]++; });
                tell(() -> some[i].hashCode());
              }
              static void variables(Object given, Thread thread, AtomicInteger count, String[] all)
                  throws Exception {
                Object made = given;
                tell(() -> thread.join());
                tell(() -> count.incrementAndGet());
                tell(() -> all.clone());
                tell(() -> { given.notify(); });
                try { given.toString(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
                try { made.equals(given); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
              }
              public static void main(String[] args) throws Exception {
                P p = new P();
                p.fields();
                p.arrays(new P[2], new int[2][], new Object[1], 0);
                variables(null, null, null, null);
                Thread thread = new Thread(() -> {
                  try { p.fields(); p.arrays(new P[2], new int[2][], new Object[1], 0); }
                  catch (Exception e) { e.printStackTrace(); }
                });
                thread.start();
                thread.join();
              }
            }
            """);

    Outcome outcome = program.record(recorder());

    assertThat(outcome).isEqualTo(program.run());
    assertThat(outcome.out())
        .contains("because \"this.next\" is null")
        .contains("because \"all[this.number]\" is null");
  }

  private Recorder recorder() throws IOException {
    return Recorder.prepare(
        new RecordOptions(folder.resolve("trace"), List.of(), List.of(), Optional.empty()));
  }
}
