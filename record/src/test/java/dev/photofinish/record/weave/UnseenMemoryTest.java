package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Arrays.hashCode(a)| READ 0 5,READ 1 5,READ 2 5",
        "Arrays.copyOfRange(a, 1, 2)| READ 1 5",
        "Arrays.copyOfRange(a, 2, 9)| READ 2 5",
        "Arrays.copyOf(a, 2)| READ 0 5,READ 1 5",
        "Arrays.copyOf(a, 9)| READ 0 5,READ 1 5,READ 2 5",
        "Arrays.fill(a, 0, 1, 6)| WRITE 0 6",
        "Arrays.fill(a, 0, 2, 5)| ",
        "Arrays.fill(a, 6)| WRITE 0 6,WRITE 1 6,WRITE 2 6",
        "Arrays.fill(a, 1, 9, 6)| ",
        "Arrays.sort(a, 1, 3)| READ 1 5,READ 2 5",
        "Arrays.sort(a, 1, 2)| ",
        "Arrays.setAll(a, i -> i + 5)| WRITE 1 6,WRITE 2 7",
        "System.arraycopy(a, 0, new int[2], 0, 2)| READ 0 5,READ 1 5",
        "System.arraycopy(new int[] {7}, 0, a, 1, 1)| WRITE 1 7",
        "System.arraycopy(new int[] {5}, 0, a, 1, 1)| WRITE 1 5",
        "System.arraycopy(a, 1, a, 0, 2)| READ 1 5,READ 2 5,WRITE 0 5,WRITE 1 5",
        "System.arraycopy(a, 0, a, 0, 0)| ",
        "System.arraycopy(a, 0, a, 0, 9)| ",
        "System.arraycopy(a, -1, a, 0, 1)| ",
        "System.arraycopy(a, 0, new long[1], 0, 1)| ",
        "System.arraycopy(a, 0, \"\", 0, 1)| ",
        "System.arraycopy(null, 0, a, 0, 1)| ",
        "new String(c, 1, 1)| READ 1 98",
        "new String(c)| READ 0 97,READ 1 98",
        "new StringBuilder().append(c, 0, 1)| READ 0 97",
        "\"xyz\".getChars(1, 2, c, 1)| WRITE 1 121",
        "new ByteArrayInputStream(new byte[] {7}).read(b, 1, 1)| WRITE 1 7",
        "new ByteArrayInputStream(new byte[] {7, 8}).read(b)| WRITE 0 7,WRITE 1 8",
        "Array.get(c, 1)| READ 1 98",
        "Array.set(a, 1, 7)| WRITE 1 7",
        "Array.getLength(a)| ",
        "List.of(\"z\").toArray(s)| WRITE 0 string,WRITE 1 0",
        "System.arraycopy(s, 0, s, 1, 1)| READ 0 string,WRITE 1 string",
        "System.arraycopy(new Object[] {\"z\", null}, 0, s, 0, 2)| WRITE 0 string,WRITE 1 0"
      })
  void callsReadAndWriteRanges(String call, @Nullable String told) throws Exception {
    List<Event> events = ofCall(call);

    assertThat(elements(events)).isEqualTo(told == null ? List.of() : List.of(told.split(",", -1)));
    assertThat(of(events, EventKind.GAP)).isEmpty();
  }

  /** What may be read is no access, and yet decides what the call does. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Arrays.binarySearch(a, 0, 2, 5)",
        "Arrays.equals(a, 0, 1, new int[1], 0, 1)",
        "Arrays.stream(a, 0, 1)",
        "Arrays.asList(s)",
        "List.of(s)",
        "new ByteArrayOutputStream().write(b, 0, 1)",
        "new ByteArrayInputStream(b, 1, 9)",
        "java.nio.ByteBuffer.allocate(2).put(b, 0, 1)",
        "Arrays.sort(s, Comparator.naturalOrder())"
      })
  void whatIsNotCertainIsAGap(String call) throws Exception {
    List<Event> events = ofCall(call);

    assertThat(elements(events)).isEmpty();
    assertThat(of(events, EventKind.GAP)).hasSize(1);
  }

  @Test
  void whatACallOfUncertainReadsHasWrittenIsTold() throws Exception {
    List<Event> events = ofCall("Arrays.parallelPrefix(a, 0, 2, Integer::sum)");

    assertThat(elements(events)).containsExactly("WRITE 1 10");
    assertThat(of(events, EventKind.GAP)).hasSize(1);
  }

  /** What does not fit fails as it would, and what was copied by then is. */
  @Test
  void copyingThatFailsIsAGap() throws Exception {
    List<Event> events =
        ofCall(
            """
            Object[] from = {"z", 1};
            try { System.arraycopy(from, 0, s, 0, 2); throw new Error(); }
            catch (ArrayStoreException e) { if (s[0] != "z" || s[1] != "y") throw new Error(); }
            """);

    assertThat(of(events, EventKind.GAP)).hasSize(2);
  }

  /** Long arrays have gaps only if much of them is used. */
  @Test
  void partsOfLongArraysAreTold() throws Exception {
    List<Event> events = ofArray("System.arraycopy(a, 900, a, 901, 1);", 1000);

    assertThat(elements(events)).containsExactly("READ 900 0", "WRITE 901 0");
    assertThat(of(events, EventKind.GAP)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.arraycopy(a, 0, a, 1, 900);",
        "System.arraycopy(a, 0, new int[900], 0, 900);",
        "java.util.Arrays.hashCode(a);"
      })
  void longRangesAreGaps(String call) throws Exception {
    List<Event> events = ofArray(call, 1000);

    assertThat(elements(events)).isEmpty();
    assertThat(of(events, EventKind.GAP)).hasSize(2);
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

  private List<Event> ofCall(String call) throws Exception {
    return run(
        """
        import java.io.*;
        import java.lang.reflect.Array;
        import java.util.*;
        class P {
          static final int[] a = {5, 5, 5}; static final char[] c = {'a', 'b'};
          static final byte[] b = {1, 2}; static final String[] s = {"x", "y"};
          public static void main(String[] args) throws Exception {
            try { CALL; } catch (IndexOutOfBoundsException | ArrayStoreException | NullPointerException e) {}
          }
        }
        """
            .replace("CALL", call));
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
      } else if (event.kind().isPlain() && event.member() >= 0) {
        String value = event.value() == Event.UNNUMBERED ? "string" : "" + event.value();
        told.add(event.kind() + " " + event.member() + " " + value);
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
