package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Memory that programs access by handles of variables and updaters of fields. */
class HandledMemoryTest {

  @TempDir Path folder;

  @Test
  void whatNobodyKnowsTheFieldOfIsAGap() throws Exception {
    for (String access :
        List.of(
            "BYTES.set(bytes, 0, 3);",
            "P.class.getDeclaredField(\"x\").get(p);",
            "GETTER.invoke(p);")) {
      assertThat(WovenEvents.of(run(access), EventKind.GAP))
          .as(access)
          .hasSizeGreaterThan(WovenEvents.of(run(""), EventKind.GAP).size());
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
        "PLAIN.compareAndExchange(p, 0d, 1d)| UPDATE 4607182418800017408",
        "PLAIN.compareAndExchangeRelease(p, 5d, 1d)| VOLATILE_READ 0",
        "PLAIN.set(p, 2.5)| WRITE 4612811918334230528",
        "PLAIN.get(p)| READ 0",
        "PLAIN.setOpaque(p, -1d)| VOLATILE_WRITE -4616189618054758400",
        "PLAIN.getAndAdd(p, 1d)| UPDATE 4607182418800017408",
        "PLAIN.compareAndSet(p, 1d, 2d)| VOLATILE_READ 0",
        "PLAIN.weakCompareAndSetPlain(p, 1d, 2d)| VOLATILE_READ 0",
        "PLAIN.set(new P(), 2.5)| ",
        "ABOVE.set(p, 7L)| WRITE 7",
        "STILL.setRelease(true)| VOLATILE_WRITE 1",
        "STILL.set(true)| WRITE 1",
        "ELEMENTS.set(array, 2, 'x')| WRITE 120",
        "ELEMENTS.set(new char[1], 0, 'x')| ",
        "ELEMENTS.set(array, 3, 'x')| ",
        "UNREFLECTED.getVolatile(p)| VOLATILE_READ 0",
        "WORDS.set(p, (Object) 1)| VOLATILE_READ 0"
      })
  void handlesTellOfWhatTheyAreFor(String access, @Nullable String told) throws Exception {
    List<Event> events = run(access + ";");

    assertThat(WovenEvents.accesses(events)).isEqualTo(told == null ? List.of() : List.of(told));
  }

  private int runs;

  private List<Event> run(String access) throws Exception {
    String program =
        """
        import java.lang.invoke.*;
        import java.util.concurrent.atomic.*;
        class Base { long above; }
        class P extends Base {
          volatile int x; String above; static final P p = new P();
          static final VarHandle HANDLE;
          double plain; static boolean still; volatile String word;
          static final char[] array = new char[3];
          static final byte[] bytes = new byte[8];
          static final MethodHandle GETTER;
          static final VarHandle PLAIN;
          static final VarHandle STILL;
          static final VarHandle ABOVE;
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
              ABOVE = MethodHandles.lookup().findVarHandle(P.class, "above", long.class);
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
            .replace("ACCESS", access);
    return WovenEvents.run(folder.resolve("run-" + runs++), program);
  }
}
