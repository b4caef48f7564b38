package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exceptions that only code catches that is not woven. */
class DeathTest {

  @TempDir Path folder;

  @Test
  void aMethodThatDiedDidNotCallWhatCameNext() throws Exception {
    assertThat(
            writes(
                """
                import java.util.*;
                import java.util.concurrent.*;
                class P {
                  static int out;
                  static final List<Object> NOTHING = Arrays.asList((Object) null);
                  static Next next = new Next(5);
                  static final class Next implements Runnable {
                    int value;
                    Next(int value) { this.value = value; }
                    public void run() { out = value; }
                  }
                  static class First implements Runnable {
                    public void run() {
                      Next five = next;
                      int[] none = (int[]) NOTHING.get(0);
                      int fails = none.length;
                      five.run();
                    }
                  }
                  public static void main(String[] args) throws Exception {
                    ExecutorService pool = Executors.newSingleThreadExecutor();
                    try { pool.submit(new First()).get(); } catch (ExecutionException e) { out = 6; }
                    pool.submit(new Next(9)).get();
                    pool.shutdown();
                  }
                }
                """))
        .contains("write 6")
        .anyMatch(write -> write.matches("write R\\d+"));
  }

  private List<String> writes(String source) throws Exception {
    Recorded recorded = Recorded.of(folder, source);
    SymbolicRun run = new SymbolicRun(recorded.run(), recorded.program());
    List<String> writes = new ArrayList<>();
    while (run.hasNext()) {
      SymbolicEvent next = run.next();
      if (next.event().kind() == EventKind.WRITE) {
        String text = SymbolicText.of(next);
        writes.add(text.substring(text.indexOf(' ') + 1).replaceFirst(" if .*", ""));
      }
    }
    assertThat(run.notices()).isEmpty();
    return writes;
  }
}
