package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.testbench.CompiledSources;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.PathItem;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Woven programs tell the way that they take. */
class PathWeaverTest {

  @TempDir Path folder;

  @Test
  void branchesAndLoops() throws Exception {
    List<String> path =
        path(
            """
            static void run() {
              int sum = 0;
              for (int i = 0; i < 2; i++) sum += i;
              if (sum != 1) throw new AssertionError();
              Object none = null;
              if (none == null) sum++;
              if (none != "x") sum++;
              long wide = sum;
              if (wide > 2L) sum++;
            }
            """);

    assertThat(path)
        .containsExactly(
            "enter run",
            "no",
            "no",
            "yes", // the loop, until its test fails
            "yes",
            "no",
            "no",
            "no");
  }

  @Test
  void aLoopWithTheTestAtItsEnd() throws Exception {
    assertThat(path("static void run() { int i = 0; do { i++; } while (i < 3); }"))
        .containsExactly("enter run", "yes", "yes", "no");
  }

  @Test
  void aLoopThatHasNoTest() throws Exception {
    List<String> path =
        path(
            """
            static int left = 2;
            static void run() { try { for (;;) { left = 4 / left - 2; } } catch (RuntimeException e) {} }
            """);

    assertThat(path.subList(path.indexOf("enter run"), path.size()))
        .containsExactly("enter run", "event", "event", "loop", "event", "catch 2 at 7");
  }

  @Test
  void moreBranchesThanARunHasRoomFor() throws Exception {
    String tests = "if (n % 3 == 0) n += 2; else n++; ".repeat(100);
    List<String> path =
        path(
            "static void run() { int n = 0; for (int i = 0; i < 2; i++) { "
                + tests
                + "} if (n != 300) throw new AssertionError(n); }");

    // From 0 or a multiple of three, a step of two and one of one lead to the next.
    List<String> expected = new ArrayList<>(List.of("enter run"));
    for (int i = 0; i < 2; i++) {
      expected.add("no");
      for (int j = 0; j < 50; j++) {
        expected.addAll(List.of("no", "yes"));
      }
    }
    expected.addAll(List.of("yes", "yes"));
    assertThat(path).isEqualTo(expected);
  }

  @Test
  void branchesComeBeforeWhatOtherCodeDoes() throws Exception {
    List<String> path =
        path(
            """
            static class Other { static int value = 1; }
            static int[] cells = {5};
            static void run() {
              int n = cells.length;
              if (n == 1) n++;
              n += Other.value;
              if (n == 3) n += cells[0];
              if (n == 8) n += helper();
              if (n == 9) n = 0;
            }
            static int helper() { return 1; }
            """);

    assertThat(path.subList(path.indexOf("enter run"), path.size()))
        .containsExactly(
            "enter run",
            "event",
            "no",
            "enter <clinit>",
            "event",
            "event",
            "event",
            "no",
            "event",
            "event",
            "no",
            "enter helper",
            "no");
  }

  @Test
  void whatTheWeaverAddsIsNoCall() throws Exception {
    List<String> path =
        path(
            """
            static double[] cells = {1}; static float f;
            static void run() { f += 1; cells[0] = cells[0] + f; synchronized (cells) { f = 2; } }
            """);

    assertThat(path)
        .startsWith("enter <clinit>", "event", "event", "enter run")
        .endsWith("event", "event", "event")
        .doesNotContain("back", "no", "yes");
  }

  @Test
  void switches() throws Exception {
    List<String> path =
        path(
            """
            static void run() { pick(7); pick(-1_000_000); pick(0); }
            static int pick(int key) {
              switch (key) { case -1_000_000: return 1; case 7: return 2; default: }
              switch (key) { case 0: return 1; case 1: return 2; case 2: return 3; default: return 4; }
            }
            """);

    assertThat(path)
        .containsExactly(
            "enter run",
            "enter pick",
            "switch 7",
            "enter pick",
            "switch -1000000",
            "enter pick",
            "switch 0",
            "switch 0");
  }

  @Test
  void certainCallsComeBackInSilence() throws Exception {
    List<String> path =
        path(
            """
            static void run() { if (fib(2) != 1) throw new AssertionError(); new P().own(); }
            static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
            private void own() { last(); }
            final void last() {}
            """);

    assertThat(path)
        .containsExactly(
            "enter run",
            "enter fib",
            "yes",
            "enter fib",
            "no",
            "enter fib",
            "no",
            "yes",
            "enter <init>",
            "back", // from Object's
            "enter own",
            "enter last");
  }

  @Test
  void otherCallsSayThatTheyAreBack() throws Exception {
    List<String> path =
        path(
            """
            static void run() { P p = new Q(); p.open(); Math.abs(1); Math.abs(2); p.open(); }
            void open() {}
            static class Q extends P { void open() { Math.abs(3); } }
            """);

    assertThat(path)
        .containsExactly(
            "enter run",
            "enter <init>", // of Q
            "enter <init>", // of P
            "back", // from Object's
            "enter open",
            "back",
            "back to 1",
            "back",
            "back",
            "enter open",
            "back",
            "back to 1");
  }

  @Test
  void exceptionsNameTheFrameThatCatches() throws Exception {
    List<String> path =
        path(
            """
            static void run() {
              try { outer(3); } catch (IllegalStateException e) { if (e != null) return; }
            }
            static void outer(int n) { if (n == 0) fail(); outer(n - 1); }
            static void fail() { int[] none = null; try { none[0] = 1; } finally { state(); } }
            static void state() { throw new IllegalStateException(); }
            """);

    assertThat(path)
        .containsExactly(
            "enter run",
            "enter outer",
            "yes",
            "enter outer",
            "yes",
            "enter outer",
            "yes",
            "enter outer",
            "no",
            "enter fail",
            "catch 6 at 8",
            "enter state",
            "back", // from the exception's constructor
            "catch 7 at 65535", // leaves one after the other
            "catch 6 at 65535",
            "catch 5 at 65535",
            "catch 4 at 65535",
            "catch 3 at 65535",
            "catch 2 at 65535",
            "catch 1 at 3",
            "no");
  }

  @Test
  void callbacksAndExceptionsThroughOthersCode() throws Exception {
    List<String> path =
        path(
            """
            static void run() {
              java.util.List<Integer> list = new java.util.ArrayList<>();
              list.add(1);
              list.add(2);
              try { list.sort(new P()); } catch (ArithmeticException e) { Math.abs(1); }
            }
            public int compare(Integer a, Integer b) { return 1 / (int) Math.abs(0); }
            """);

    assertThat(path)
        .containsExactly(
            "enter run",
            "back", // new ArrayList()
            "back", // valueOf
            "event",
            "back", // add
            "back", // valueOf
            "event",
            "back", // add
            "enter <init>",
            "back", // from Object's
            "event",
            "enter compare", // the bridge, from code that is not woven
            "enter compare",
            "back", // abs
            "catch 4 at 65535",
            "catch 3 at 65535",
            "catch 1 at 20",
            "back");
  }

  private List<String> path(String members) throws Exception {
    String source =
        "@SuppressWarnings(\"all\") class P implements java.util.Comparator<Integer> { "
            + "public static void main(String[] args) { run(); } "
            + (members.contains("compare(")
                ? ""
                : "public int compare(Integer a, Integer b) { return 0; } ")
            + members
            + "}";
    CompiledSources compiled = SourceCompiler.standard().compile(new SourceFile("P.java", source));
    Recording recording = Recording.begin(folder, new RunMeta(0, "17", 1, "a test"));
    Hooks.install(recording);
    try {
      ClassLoader loader = new WeavingLoader(compiled, new Weaver(recording, Scope.ALL));
      var main = loader.loadClass("P").getDeclaredMethod("run");
      main.setAccessible(true);
      main.invoke(null);
      recording.context().gap();
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
    return told(Trace.open(folder).get(0));
  }

  private static List<String> told(Run run) {
    assertThat(run.problems()).isEmpty();
    List<String> told = new ArrayList<>();
    run.path(0).forEachRemaining(item -> told.add(text(run, item)));
    return told;
  }

  private static String text(Run run, PathItem item) {
    return switch (item.kind()) {
      case BRANCH -> item.isTaken() ? "yes" : "no";
      case ENTER -> "enter " + run.dictionary().method(item.number()).orElseThrow().name();
      case SWITCH -> "switch " + item.number();
      case BACK_TO -> "back to " + item.number();
      case CATCH -> "catch " + item.number() + " at " + item.instruction();
      default -> item.kind().name().toLowerCase(Locale.ROOT);
    };
  }
}
