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
          new StringBuilder()           | shared.append("a")     | shared.append("b")
          new StringBuilder()           | shared.setLength(0)    | shared.toString()
          """)
  void contentsRaceWithoutALock(String made, String first, String second) throws Exception {
    assertThat(RecordedProgram.of(folder, program(made, first, second, false)).races())
        .contains("contents");
    assertThat(
            RecordedProgram.of(folder.resolve("locked"), program(made, first, second, true))
                .races())
        .isEmpty();
  }

  /** What they inherit from the platform keeps nothing. */
  @ParameterizedTest
  @CsvSource({
    "AbstractQueue<String>, shared.clear(), shared.contains(\"a\")",
    "AbstractQueue<String>, shared.add(\"a\"), shared.remove(\"a\")",
    "java.io.OutputStream, shared.write(new byte[9]), shared.flush()",
    "java.io.InputStream, shared.readAllBytes(), shared.skip(1)"
  })
  void theProgramsOwnContainersTellOfThemselves(String above, String first, String second)
      throws Exception {
    String made = "new Own()";
    String program = program(made, first, second, false);
    String own =
        switch (above) {
          case "java.io.InputStream" -> "public int read() { return -1; }";
          case "java.io.OutputStream" -> "public void write(int b) {}";
          default ->
              """
              public int size() { return 0; }
              public Iterator<String> iterator() { return Collections.emptyIterator(); }
              public boolean offer(String s) { return true; }
              public String poll() { return null; }
              public String peek() { return null; }
              """;
        };
    String all = program + "class Own extends " + above + " { " + own + " }";

    assertThat(RecordedProgram.of(folder, all).races()).isEmpty();
  }

  private static String program(String made, String first, String second, boolean isLocked) {
    return """
        import java.util.*;
        class P {
          public static void main(String[] args) throws Exception {
            var shared = MADE;
            Object lock = new Object();
            Thread a = new Thread(() -> { try { SYNC { FIRST; } } catch (Exception e) {} });
            Thread b = new Thread(() -> { try { SYNC { SECOND; } } catch (Exception e) {} });
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
