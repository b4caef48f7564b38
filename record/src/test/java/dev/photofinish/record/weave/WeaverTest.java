package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.testbench.CompiledSources;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Woven programs do what they did, and tell it. */
class WeaverTest {

  @TempDir Path folder;

  @Test
  void localObjectsAreNotTold() throws Exception {
    List<String> events =
        run(
            """
            class P {
              int x; long wide; Object next;
              public static void main(String[] args) {
                P p = new P();
                p.x = 1; p.wide = 2L; p.next = p;
                int[] local = new int[3];
                local[1] = p.x + (int) p.wide;
                synchronized (p) { p.x++; }
                if (p.next != p || local[1] != 3 || p.x != 2) throw new AssertionError();
              }
            }
            """);

    assertThat(events).containsExactly("0 BEGIN");
  }

  @Test
  void whatNobodyKeepsStaysLocal() throws Exception {
    List<String> events =
        run(
            """
            class P {
              int x = 1; Object[] a = {this};
              public static void main(String[] args) {
                P p = new P();
                int[] numbers = new int[3];
                java.util.Arrays.fill(numbers, 7);
                System.arraycopy(numbers, 0, numbers, 1, 2);
                Object[] copy = new Object[2];
                System.arraycopy(p.a, 0, copy, 1, 1);
                String text = "" + p + p.x;
                p.x = numbers[2] + text.length();
                if (copy[1] != p || p.x < 8) throw new AssertionError();
              }
              public String toString() { return "p" + x; }
            }
            """);

    assertThat(events).containsExactly("0 BEGIN");
  }

  @Test
  void whatIsCopiedToWhatOthersKnowIsKnown() throws Exception {
    List<String> events =
        run(
            """
            class P {
              static final Object[] SHARED = new Object[2];
              int x;
              public static void main(String[] args) {
                P p = new P();
                Object[] local = {p, null};
                System.arraycopy(local, 0, SHARED, 0, 2);
                p.x = 5;
                P listed = new P();
                java.util.List<Object> list = java.util.Arrays.asList(new Object[] {listed});
                listed.x = 6;
                if (SHARED[0] != p || list.get(0) != listed) throw new AssertionError();
              }
            }
            """);

    assertThat(events).contains("0 WRITE x 5", "0 WRITE x 6");
  }

  @Test
  void sharedMemoryIsTold() throws Exception {
    List<String> events =
        run(
            """
            class P {
              static P shared; static int count;
              int x; double d = 0.5; int[] a = {7, 0};
              public static void main(String[] args) throws Exception {
                shared = new P();
                Thread t = new Thread(() -> shared.set(5));
                t.start();
                t.join();
                if (shared.x != 5 || shared.a[1] != 6) throw new AssertionError();
                count++;
              }
              synchronized void set(int value) { x = value; a[1] = value + 1; }
            }
            """);

    assertThat(events)
        .containsSubsequence(
            "0 NEW",
            "0 INITIAL",
            "0 WRITE shared",
            "0 FORK",
            "1 BEGIN",
            "1 READ shared",
            "1 ACQUIRE",
            "1 WRITE x 5",
            "1 READ a",
            "1 WRITE [1] 6",
            "1 RELEASE",
            "0 JOIN",
            "0 READ shared",
            "0 READ x 5",
            "0 READ shared",
            "0 READ a",
            "0 READ [1] 6",
            "0 READ count 0",
            "0 WRITE count 1");
  }

  private List<String> run(String source) throws Exception {
    CompiledSources compiled = SourceCompiler.standard().compile(new SourceFile("P.java", source));
    Recording recording = Recording.begin(folder, new RunMeta(0, "17", 1, "a test"));
    Hooks.install(recording);
    try {
      ClassLoader loader = new WeavingLoader(compiled, new Weaver(recording, Scope.ALL));
      var main = loader.loadClass("P").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
    return told(Trace.open(folder).get(0));
  }

  private static List<String> told(Run run) {
    assertThat(run.problems()).isEmpty();
    List<String> told = new ArrayList<>();
    Set<Long> arrays = new HashSet<>();
    for (MergedEvents events = run.merged(); events.hasNext(); ) {
      Event event = events.next();
      if (event.kind() == EventKind.NEW
          && run.dictionary().classOf(event.value()).orElseThrow().name().startsWith("[")) {
        arrays.add(event.object());
      }
      told.add(text(run, event, arrays.contains(event.object())));
    }
    return told;
  }

  private static String text(Run run, Event event, boolean isElement) {
    String what = event.thread() + " " + event.kind();
    if (!event.kind().isAccess()) {
      return what;
    }
    String member =
        isElement
            ? "[" + event.member() + "]"
            : run.dictionary().field(event.member()).orElseThrow().name();
    boolean isObject = member.equals("shared") || member.equals("a");
    return what + " " + member + (isObject ? "" : " " + event.value());
  }
}
