package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Launch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What methods return that could be overridden, on objects of which nothing is known yet. */
class VirtualCallsTest {

  private static final String PROGRAM =
      """
      import java.util.*;
      class P implements Runnable {
        static int y, z;
        int level = 3;
        int level() { return level; }
        void help() { z = 1; }
        public void run() { RUN }
        public static void main(String[] args) throws Exception {
          MAIN
        }
      }
      """;

  private static final String START = "Thread t = new Thread(new P()); t.start(); t.join();";

  @TempDir Path folder;
  private final List<SymbolicEvent> events = new ArrayList<>();
  private List<String> notices = List.of();
  private List<Flip> flips = List.of();

  private void run(Launch launch, String source) throws Exception {
    Recorded recorded = Recorded.of(folder, source, launch);
    SymbolicRun run = new SymbolicRun(recorded.run(), recorded.program());
    Consistency check = new Consistency();
    run.forEachRemaining(
        event -> {
          check.add(event);
          events.add(event);
        });
    notices = run.notices();
    flips = run.takeFlips();
  }

  private void run(String inRun, String main, String others) throws Exception {
    run(Launch.UNKNOWN, PROGRAM.replace("RUN", inRun).replace("MAIN", main) + others);
  }

  /** The last write. */
  private String written() {
    assertThat(notices).isEmpty();
    return events.stream()
        .filter(event -> event.event().kind() == EventKind.WRITE)
        .map(SymbolicText::of)
        .reduce((first, second) -> second)
        .orElseThrow();
  }

  @Test
  void ofTheOnlyMethod() throws Exception {
    run("y = level();", START, "");

    assertThat(written()).matches("\\d+ write R\\d+");
  }

  @Test
  void ofOneThatIsOverridden() throws Exception {
    run(
        "y = level();",
        "new Q().level(); " + START,
        "class Q extends P { @Override int level() { return 1; } }");

    assertThat(written()).matches("\\d+ write R\\d+");
  }

  @Test
  void ofOneThatOverrides() throws Exception {
    run(
        "y = level();",
        START.replace("P()", "Q()"),
        "class Q extends P { @Override int level() { return super.level() + 2; } }");

    assertThat(written()).matches("\\d+ write R\\d+ \\+ 2");
  }

  /** A list's code asks its elements first. */
  @Test
  void notOfOneThatThePlatformMayHaveCalled() throws Exception {
    run(
        "",
        """
        L list = new L();
        list.add(new M());
        Thread t = new Thread(list);
        t.start();
        t.join();
        """,
        """
        class L extends ArrayList<Object> implements Runnable {
          public void run() { P.y = hashCode(); }
        }
        class M extends L {
          int code = 5;
          @Override public int hashCode() { return code; }
        }
        """);

    assertThat(written()).matches("\\d+ write \\?\\(.*");
  }

  /** A class that is not recorded calls the method that it overrides. */
  @Test
  void notIfAClassMayNotTell() throws Exception {
    run(
        new Launch(List.of(), List.of(), List.of("Q"), Optional.empty()),
        PROGRAM.replace("RUN", "y = level();").replace("MAIN", START.replace("P()", "Q()"))
            + "class Q extends P { @Override int level() { return super.level(); } }");

    assertThat(written()).matches("\\d+ write \\?\\(.*");
  }

  /** What loads classes is called by the virtual machine before it is by the program. */
  @Test
  void notOfClassLoaders() throws Exception {
    run(
        "",
        "Thread t = new Thread(new L()); t.start(); t.join();",
        """
        class L extends ClassLoader implements Runnable {
          int found = 5;
          int find() { return found; }
          public void run() { P.y = find(); }
        }
        """);

    assertThat(written()).matches("\\d+ write \\?\\(.*");
  }

  @Test
  void onTheOtherSideOfABranch() throws Exception {
    run("if (y == 1) { help(); } y = 2;", START, "");

    assertThat(flips).hasSize(1);
    assertThat(flips.get(0).events())
        .extracting(event -> event.event().kind())
        .containsExactly(EventKind.WRITE, EventKind.WRITE);
  }

  /** Its class was never loaded, so it is none of those that may have been called otherwise. */
  @Test
  void notOfAnObjectThatNobodyMade() throws Exception {
    run(
        "if (y == 1) { Object made = new Q(); ((P) made).help(); } y = 2;",
        START,
        "class Q extends P { @Override void help() { z = 3; } }");

    assertThat(flips).isEmpty();
  }
}
