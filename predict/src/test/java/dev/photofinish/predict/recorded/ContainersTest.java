package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Containers that are not thread-safe race if nothing else orders their use. */
class ContainersTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          new ArrayList<String>()       | shared.add("a")        | shared.add("b")
          new ArrayList<String>()       | shared.add("a")        | shared.size()
          new ArrayList<String>()       | shared.add("a")        | for (String s : shared) { }
          new ArrayList<String>()       | shared.add("a")        | shared.subList(0, 0).isEmpty()
          new LinkedList<String>()      | shared.add("a")        | shared.peekFirst()
          new HashMap<String, String>() | shared.put("a", "b")   | shared.get("a")
          new HashMap<String, String>() | shared.put("a", "b")   | shared.keySet().contains("a")
          new TreeMap<String, String>() | shared.remove("a")     | shared.get("a")
          new ArrayDeque<String>()      | shared.push("a")       | shared.isEmpty()
          new BitSet()                  | shared.set(3)          | shared.get(4)
          """)
  void contentsRaceWithoutALock(String made, String first, String second) throws Exception {
    assertThat(RecordedProgram.of(folder, program(made, first, second, false)).races())
        .contains("contents");
    assertThat(
            RecordedProgram.of(folder.resolve("locked"), program(made, first, second, true))
                .races())
        .isEmpty();
  }

  private static String program(String made, String first, String second, boolean isLocked) {
    return """
        import java.util.*;
        class P {
          public static void main(String[] args) throws Exception {
            var shared = MADE;
            Object lock = new Object();
            Thread a = new Thread(() -> { SYNC { FIRST; } });
            Thread b = new Thread(() -> { SYNC { SECOND; } });
            a.start();
            b.start();
            a.join();
            b.join();
          }
        }
        """
        .replace("MADE", made)
        .replace("FIRST", first)
        .replace("SECOND", second)
        .replace("SYNC", isLocked ? "synchronized (lock)" : "");
  }
}
