package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  private int runs;

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
    return WovenEvents.of(events, kind);
  }

  private List<Event> run(String source) throws Exception {
    return WovenEvents.run(folder.resolve("run-" + runs++), source);
  }
}
