package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is easily lost is followed, and what is lost is followed again from the next method on. */
class LostAndFoundTest {

  @TempDir Path folder;
  private final List<SymbolicEvent> events = new ArrayList<>();
  private List<String> notices = List.of();
  private List<Flip> flips = List.of();

  @Test
  void codeThatTheAgentAddedForAMethodReference() throws Exception {
    run(
        """
        import java.util.*;
        import java.util.concurrent.atomic.*;
        class P {
          static int x = 1, y;
          static List<Integer> list = Collections.synchronizedList(new ArrayList<>());
          static AtomicInteger number = new AtomicInteger(5);
          public static void main(String[] args) throws Exception {
            List.of(1, 2).forEach(list::add);
            Thread thread = new Thread(number::incrementAndGet);
            thread.start();
            thread.join();
            y = x + 1;
          }
        }
        """);

    assertThat(notices).isEmpty();
    assertThat(text(EventKind.UPDATE)).matches("\\d+ update if same T1<\\d+");
    assertThat(text(EventKind.WRITE)).matches("\\d+ write R\\d+ \\+ 1");
  }

  @Test
  void aMethodWithinItselfThatCannotHaveReturned() throws Exception {
    run(
        """
        import java.util.*;
        class P {
          static final Map<String, P> all = new HashMap<>();
          int depth; P next;
          P(P of, int left) {
            depth = of.depth;
            if (left > 0) next = new P(all.get("first"), left - 1);
            else next = null;
          }
          P() { all.put("first", this); }
          static int y;
          public static void main(String[] args) {
            new P().depth = 7;
            y = new P(all.get("first"), 2).depth;
          }
        }
        """);

    assertThat(notices).isEmpty();
  }

  @Test
  void aMethodThatMayHaveReturnedToItself() throws Exception {
    run(
        """
        import java.util.*;
        class P {
          static final List<P> all = new ArrayList<>();
          static int y; int depth;
          static void down(P of, int left) {
            if (left > 0) down(all.get(0), left - 1);
            of.depth++;
          }
          static void last() { y = y + 1; }
          public static void main(String[] args) {
            all.add(new P());
            down(all.get(0), 2);
            y = 5;
            last();
          }
        }
        """);

    assertThat(notices).hasSize(1);
    assertThat(notices.get(0))
        .contains("it is not known which call of itself P.down(P,int) was in");
    assertThat(text(EventKind.WRITE)).matches("\\d+ write R\\d+ \\+ 1");
  }

  /** Its path is not kept; frames have the right numbers behind it, which handlers name. */
  @Test
  void aLongWayWithoutAnEvent() throws Exception {
    run(
        """
        class P {
          static int x = 1, y;
          static int same(int i) { return i; }
          static void last() {
            try {
              Integer.parseInt("none");
            } catch (NumberFormatException e) {
              y = x + 1;
            }
          }
          public static void main(String[] args) {
            int sum = 0;
            for (int i = 0; i < 3_000_000; i++) sum += same(i);
            y = sum;
            last();
          }
        }
        """);

    assertThat(notices).hasSize(1);
    assertThat(notices.get(0)).contains("it went a long way without an event");
    assertThat(text(EventKind.WRITE)).matches("\\d+ write R\\d+ \\+ 1");
  }

  /** Its methods are followed, but for what they are given, and not what calls them. */
  @Test
  void aProgramWithoutOneOfItsClasses() throws Exception {
    runWithoutQ(
        """
        import java.util.concurrent.atomic.*;
        class P {
          static int x = 1, y; static AtomicInteger number = new AtomicInteger(5);
          static synchronized int inner(int by) { y = x + 2; y = by; return y; }
          public static void main(String[] args) { x = 3; Q.outer(); y = x; }
        }
        class Q {
          static void outer() {
            int by = P.x > 2 ? P.inner(4) : 0;
            P.number.addAndGet(by);
            P.inner(by + 1);
          }
        }
        """);

    assertThat(notices).hasSize(1);
    assertThat(notices.get(0)).contains("Q is not among the given classes");
    assertThat(events.stream().map(SymbolicText::of).toList())
        .anyMatch(text -> text.matches("\\d+ write R\\d+ \\+ 2"))
        .anyMatch(text -> text.matches("\\d+ write \\?\\(T0<\\d+\\)"))
        .noneMatch(text -> text.matches("\\d+ write R\\d+"));
    assertThat(events)
        .filteredOn(event -> event.event().kind() == EventKind.ACQUIRE)
        .hasSize(2)
        .allMatch(event -> SymbolicText.of(event).endsWith("same T0<" + event.event().number()));
    assertThat(text(EventKind.UPDATE)).matches("\\d+ update if same T0<\\d+");
  }

  /** Of what it did before the loss, it is not known any more which object is which. */
  @Test
  void objectsOfMethodsThatAreNotFollowedAnyMore() {
    HandTrace trace =
        new HandTrace(
            """
            class P {
              static P shared; final P inner; final int v;
              P(P inner, int v) { this.inner = inner; this.v = v; }
              static void main() { shared = new P(new P(null, 2), 3); }
            }
            """);
    trace
        .enter("P.main")
        .enter("P.<init>")
        .back()
        .enter("P.<init>")
        .back()
        .known(6, "P")
        .known(7, "P")
        .event(EventKind.INITIAL, 6, trace.field("P#v"), 99)
        .event(EventKind.INITIAL, 6, trace.field("P#inner"), 7)
        .event(EventKind.WRITE, "P.main", FieldStore.class, 0, 1, trace.field("P#shared"), 6);
    follow(new SymbolicRun(trace, trace.program));

    assertThat(notices).hasSize(1);
    assertThat(notices.get(0)).contains("it wrote 99 where 3 is computed");
    assertThat(text(EventKind.INITIAL)).isEqualTo("3 initial 7 if same T0<3");
  }

  @Test
  void aMethodThatMayHaveReturnedToWhereItWasLost() throws Exception {
    runWithoutQ(
        """
        class P {
          static P shared = new P(); int depth;
          static void down(P of, int left) {
            if (left > 0) Q.again(left - 1);
            of.depth++;
          }
          public static void main(String[] args) { down(shared, 1); }
        }
        class Q {
          static int n;
          static void again(int left) { n++; P.down(new P(), left); }
        }
        """);

    assertThat(notices).hasSize(1);
    assertThat(notices.get(0)).contains("Q is not among the given classes (and 1 times more");
  }

  @Test
  void aThreadThatEndsWhereItWasLost() throws Exception {
    runWithoutQ(
        """
        class P {
          static int x = 1, y;
          static void inner() { y = x + 2; }
          public static void main(String[] args) throws Exception {
            Thread thread = new Thread(new Q());
            thread.start();
            thread.join();
          }
        }
        class Q implements Runnable {
          public void run() { P.x = 3; P.inner(); }
        }
        """);

    assertThat(text(EventKind.WRITE)).matches("\\d+ write R\\d+ \\+ 2");
    assertThat(text(EventKind.SIGNAL)).matches("\\d+ signal if same T1<\\d+");
    assertThat(notices.get(1))
        .matches("thread 1 \\(Thread-\\d+\\) was lost for 3 events, since Q .*");
  }

  /** Those of a method that is not followed any more are held, until it gives them back. */
  @Test
  void locksThatAreHeldWhereItWasLost() throws Exception {
    runWithoutQ(
        """
        class P {
          static int x = 1, y; static final P lock = new P();
          static void inner() {
            synchronized (lock) { y = x + 2; }
            if (x == 2) { synchronized (lock) { y = 3; } y = 4; }
          }
          public static void main(String[] args) {
            synchronized (lock) { x = 1; Q.outer(); }
            inner();
            x = 1;
          }
        }
        class Q { static void outer() { P.x = 5; P.inner(); } }
        """);

    assertThat(notices.get(0)).contains("Q is not among the given classes");
    assertThat(flips)
        .extracting(flip -> flip.events().stream().map(event -> event.event().kind()).toList())
        .containsExactly(
            List.of(EventKind.WRITE, EventKind.WRITE),
            List.of(EventKind.ACQUIRE, EventKind.WRITE, EventKind.RELEASE, EventKind.WRITE));
  }

  private void run(String source) throws Exception {
    Recorded recorded = Recorded.of(folder, source);
    follow(new SymbolicRun(recorded.run(), recorded.program()));
  }

  private void runWithoutQ(String source) throws Exception {
    Map<String, byte[]> classes =
        SourceCompiler.standard().compile(new SourceFile("P.java", source)).classes();
    Recorded recorded = Recorded.of(folder, classes, "P");
    Map<String, byte[]> rest = new LinkedHashMap<>(classes);
    rest.remove("Q");
    try (Program program = Program.open(ProgramInputs.ofClasses(rest))) {
      follow(new SymbolicRun(recorded.run(), program));
    }
  }

  private void follow(SymbolicRun run) {
    Consistency check = new Consistency();
    run.forEachRemaining(
        event -> {
          check.add(event);
          events.add(event);
        });
    notices = run.notices();
    flips = run.takeFlips();
  }

  /** The last event of a kind. */
  private String text(EventKind kind) {
    return events.stream()
        .filter(event -> event.event().kind() == kind)
        .map(SymbolicText::of)
        .reduce((first, second) -> second)
        .orElseThrow();
  }
}
