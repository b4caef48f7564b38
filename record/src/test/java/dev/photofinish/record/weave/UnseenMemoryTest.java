package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
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
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Memory of the program that code reads, writes, copies or makes which is not woven. */
class UnseenMemoryTest {

  @TempDir Path folder;

  @Test
  void aCopyOfAnObjectIsAnotherObject() throws Exception {
    List<Event> events =
        run(
            """
            class P implements Cloneable {
              static P shared; static P other; int x = 7; volatile int v = 8; P next;
              public static void main(String[] args) throws Exception {
                shared = new P();
                P copy = (P) shared.clone();
                copy.x = 1;
                other = copy;
                other.x = 2;
                if (shared.x != 7) throw new AssertionError();
              }
            }
            """);
    long original = of(events, EventKind.NEW).get(0).object();

    assertThat(of(events, EventKind.WRITE)).extracting(Event::object).doesNotContain(original);
    assertThat(of(events, EventKind.READ))
        .filteredOn(event -> event.object() == original)
        .extracting(Event::value)
        .containsExactly(7L, 0L, 7L);
    assertThat(of(events, EventKind.VOLATILE_READ)).extracting(Event::value).containsExactly(8L);
  }

  @Test
  void toCopyAnArrayReadsIt() throws Exception {
    List<Event> events = ofArray("int[] b = a.clone(); b[0] = 9;", 3);

    assertThat(of(events, EventKind.READ)).extracting(Event::member).contains(0, 1, 2);
    assertThat(of(events, EventKind.WRITE)).isEmpty();
  }

  @Test
  void callsReadArrays() throws Exception {
    assertThat(elements(ofArray("java.util.Arrays.hashCode(a);", 2)))
        .containsExactly("READ 0 5", "READ 1 5");
    assertThat(elements(ofArray("System.arraycopy(a, 0, new int[2], 0, 2);", 2)))
        .containsExactly("READ 0 5", "READ 1 5");
    assertThat(elements(ofArray("new String(new int[] {65}, 0, 1); new String(a, 0, 1);", 1)))
        .containsExactly("READ 0 5");
  }

  @Test
  void callsWriteArrays() throws Exception {
    assertThat(elements(ofArray("java.util.Arrays.fill(a, 0, 1, 6);", 2)))
        .containsExactly("READ 0 5", "READ 1 5", "WRITE 0 6");
    assertThat(elements(ofArray("System.arraycopy(new int[] {7}, 0, a, 1, 1);", 2)))
        .containsExactly("READ 0 5", "READ 1 5", "WRITE 1 7");
    assertThat(
            elements(
                ofArray(
                    "try { System.arraycopy(a, 0, a, 0, 9); } catch (RuntimeException e) {}", 1)))
        .containsOnly("READ 0 5");
  }

  @Test
  void aLocalArrayThatIsLentStaysLocal() throws Exception {
    List<Event> events =
        ofArray("int[] b = {3, 1}; java.util.Arrays.sort(b); if (b[0] != 1) throw new Error();", 1);

    assertThat(of(events, EventKind.NEW)).hasSize(1);
  }

  @Test
  void longArraysAreGaps() throws Exception {
    List<Event> events = ofArray("java.util.Arrays.fill(a, 1);", 1000);

    assertThat(of(events, EventKind.GAP)).hasSize(2);
  }

  @Test
  void whatReflectionMakesIsKnown() throws Exception {
    List<Event> events =
        run(
            """
            class P {
              int x;
              public P() {}
              public static void main(String[] args) throws Exception {
                P p = P.class.getDeclaredConstructor().newInstance();
                p.x = 4;
              }
            }
            """);

    assertThat(of(events, EventKind.WRITE)).extracting(Event::value).containsExactly(4L);
  }

  @Test
  void finalFieldsHandOnWhatIsStoredInThem() throws Exception {
    List<Event> events =
        run(
            """
            class P {
              static P shared; final int[] a;
              record R(int[] of) {}
              static R record;
              P() { shared = this; a = new int[1]; a[0] = 3; }
              public static void main(String[] args) {
                new P().a[0] = 4;
                record = new R(new int[1]);
                record.of()[0] = 5;
              }
            }
            """);

    assertThat(of(events, EventKind.WRITE)).extracting(Event::value).contains(3L, 4L, 5L);
  }

  @Test
  void aThreadIsStartedOnce() throws Exception {
    List<Event> events =
        run(
            """
            class P {
              public static void main(String[] args) throws Exception {
                Thread t = new Thread(() -> {});
                t.start();
                t.join();
                try { t.start(); throw new Error(); } catch (IllegalThreadStateException e) {}
                Thread none = null;
                try { none.start(); throw new Error(); } catch (NullPointerException e) {}
              }
            }
            """);

    assertThat(of(events, EventKind.FORK)).hasSize(1);
  }

  @Test
  void whatNobodyKnowsTheFieldOrTheOutcomeOfIsAGap() throws Exception {
    for (String access :
        List.of(
            "BYTES.set(bytes, 0, 3);",
            "PLAIN.compareAndExchange(p, 0d, 1d);",
            "P.class.getDeclaredField(\"x\").get(p);",
            "GETTER.invoke(p);")) {
      assertThat(of(ofHandles(access), EventKind.GAP))
          .as(access)
          .hasSizeGreaterThan(of(ofHandles(""), EventKind.GAP).size());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "HANDLE.set(p, 3)| VOLATILE_WRITE 3",
        "UPDATER.incrementAndGet(p)| UPDATE 1",
        "UPDATER.compareAndSet(p, 0, 4)| UPDATE 4",
        "UPDATER.compareAndSet(p, 1, 4)| VOLATILE_READ 0",
        "UPDATER.get(null)| ",
        "PLAIN.set(p, 2.5)| WRITE 4612811918334230528",
        "PLAIN.get(p)| READ 0",
        "PLAIN.setOpaque(p, -1d)| VOLATILE_WRITE -4616189618054758400",
        "PLAIN.getAndAdd(p, 1d)| UPDATE 4607182418800017408",
        "PLAIN.compareAndSet(p, 1d, 2d)| VOLATILE_READ 0",
        "PLAIN.weakCompareAndSetPlain(p, 1d, 2d)| VOLATILE_READ 0",
        "PLAIN.set(new P(), 2.5)| ",
        "STILL.setRelease(true)| VOLATILE_WRITE 1",
        "STILL.set(true)| WRITE 1",
        "ELEMENTS.set(array, 2, 'x')| WRITE 120",
        "ELEMENTS.set(new char[1], 0, 'x')| ",
        "ELEMENTS.set(array, 3, 'x')| ",
        "UNREFLECTED.getVolatile(p)| VOLATILE_READ 0",
        "WORDS.set(p, (Object) 1)| VOLATILE_READ 0"
      })
  void handlesTellOfWhatTheyAreFor(String access, @Nullable String told) throws Exception {
    List<Event> events = ofHandles(access + ";");

    assertThat(accesses(events)).isEqualTo(told == null ? List.of() : List.of(told));
  }

  private int runs;

  private List<Event> ofHandles(String access) throws Exception {
    return run(
        """
        import java.lang.invoke.*;
        import java.util.concurrent.atomic.*;
        class P {
          volatile int x; static final P p = new P();
          static final VarHandle HANDLE;
          double plain; static boolean still; volatile String word;
          static final char[] array = new char[3];
          static final byte[] bytes = new byte[8];
          static final MethodHandle GETTER;
          static final VarHandle PLAIN;
          static final VarHandle STILL;
          static final VarHandle UNREFLECTED;
          static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(char[].class);
          static final VarHandle BYTES =
              MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
          @SuppressWarnings("rawtypes")
          static final AtomicReferenceFieldUpdater WORDS =
              AtomicReferenceFieldUpdater.newUpdater(P.class, String.class, "word");
          static final AtomicIntegerFieldUpdater<P> UPDATER = AtomicIntegerFieldUpdater.newUpdater(P.class, "x");
          static {
            try {
              HANDLE = MethodHandles.lookup().findVarHandle(P.class, "x", int.class);
              PLAIN = MethodHandles.lookup().findVarHandle(P.class, "plain", double.class);
              STILL = MethodHandles.lookup().findStaticVarHandle(P.class, "still", boolean.class);
              UNREFLECTED = MethodHandles.lookup().unreflectVarHandle(P.class.getDeclaredField("x"));
              GETTER = MethodHandles.lookup().findGetter(P.class, "x", int.class);
            } catch (ReflectiveOperationException e) { throw new Error(e); }
          }
          public static void main(String[] args) throws Throwable {
            try { ACCESS } catch (NullPointerException | IndexOutOfBoundsException | ClassCastException e) { }
          }
        }
        """
            .replace("ACCESS", access));
  }

  @Test
  void whoAsksForALockThatOthersHaveCannotBeMoved() throws Exception {
    List<Event> events =
        run(
            """
            import java.util.concurrent.locks.*;
            class P {
              static final ReentrantLock lock = new ReentrantLock(); static int x;
              public static void main(String[] args) throws Exception {
                lock.lock();
                Thread t = new Thread(() -> { if (!lock.tryLock()) x = 1; });
                t.start();
                t.join();
                lock.unlock();
                if (x != 1) throw new AssertionError();
              }
            }
            """);

    assertThat(of(events, EventKind.GAP)).extracting(Event::thread).containsExactly(1);
  }

  private List<Event> ofArray(String code, int length) throws Exception {
    return run(
        """
        class P {
          static final int[] a = new int[LENGTH];
          static { for (int i = 0; i < LENGTH && LENGTH < 99; i++) a[i] = 5; }
          public static void main(String[] args) { CODE }
        }
        """
            .replace("CODE", code)
            .replace("LENGTH", "" + length));
  }

  /** What was done to memory after the program's class was initialised. */
  private static List<String> accesses(List<Event> events) {
    List<String> told = new ArrayList<>();
    for (Event event : events) {
      if (event.kind() == EventKind.INITIALISED) {
        told.clear();
      } else if (event.kind().isAccess()) {
        told.add(event.kind() + " " + event.value());
      }
    }
    return told;
  }

  /** What was done to elements after the program's class was initialised. */
  private static List<String> elements(List<Event> events) {
    List<String> told = new ArrayList<>();
    for (Event event : events) {
      if (event.kind() == EventKind.INITIALISED) {
        told.clear();
      } else if (event.kind().isPlain()) {
        told.add(event.kind() + " " + event.member() + " " + event.value());
      }
    }
    return told;
  }

  private static List<Event> of(List<Event> events, EventKind kind) {
    List<Event> found = new ArrayList<>();
    for (Event event : events) {
      if (event.kind() == EventKind.INITIALISED) {
        found.removeIf(e -> e.kind().isAccess());
      } else if (event.kind() == kind) {
        found.add(event);
      }
    }
    return found;
  }

  private List<Event> run(String source) throws Exception {
    Path to = folder.resolve("run-" + runs++);
    Recording recording = Recording.begin(to, new RunMeta(0, "17", 1, "a test"));
    Hooks.install(recording);
    try {
      var compiled = SourceCompiler.standard().compile(new SourceFile("P.java", source));
      ClassLoader loader = new WeavingLoader(compiled, new Weaver(recording, Scope.ALL));
      var main = loader.loadClass("P").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
    Run run = Trace.open(to).get(0);
    assertThat(run.problems()).isEmpty();
    List<Event> events = new ArrayList<>();
    for (MergedEvents merged = run.merged(true); merged.hasNext(); ) {
      events.add(merged.next());
    }
    return events;
  }
}
