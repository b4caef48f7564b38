package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What really orders two accesses keeps all stages silent, those by values too. */
class SilenceTest {

  @TempDir Path folder;

  static Stream<Mechanism> mechanisms() {
    return Stream.of(
            MechanismsTest.mechanisms().stream(), values(), guarded(), overlapping(), refused())
        .flatMap(mechanisms -> mechanisms);
  }

  /** Values that are tested order the accesses, whoever writes them, if nothing else does. */
  private static Stream<Mechanism> values() {
    return Stream.of(
        new Mechanism(
            "a volatile number that is tested",
            "static volatile int ready;",
            """
            Thread a = start(() -> { /W/ ready = 1; /w/ });
            while (ready == 0) { Thread.yield(); }
            if (ready > 0) { /R/ }
            /r/
            a.join();
            """),
        new Mechanism(
            "a number under a lock that is tested",
            "static int ready; static synchronized void set() { ready = 2; }"
                + " static synchronized int get() { return ready; }",
            """
            Thread a = start(() -> { /W/ set(); /w/ });
            while (get() < 2) { Thread.yield(); }
            /R/ /r/
            a.join();
            """),
        new Mechanism(
            "a volatile number that a thread waits for which is joined",
            "static volatile int ready;",
            """
            Thread b = start(() -> { while (ready == 0) { Thread.yield(); } });
            Thread a = start(() -> { /W/ ready = 1; /w/ });
            b.join();
            /R/ /r/
            a.join();
            """),
        new Mechanism(
            "a volatile flag that a stream is filtered by",
            "static volatile boolean ready; static boolean isOver;",
            """
            Thread a = start(() -> { /W/ ready = true; /w/ });
            while (!isOver) {
              IntStream.of(1).filter(i -> ready).forEach(i -> { /R/ /r/ isOver = true; });
            }
            a.join();
            """),
        // What a call writes to so many elements is not told.
        new Mechanism(
            "a long array under a lock that a call fills",
            "static final int[] many = new int[300]; static synchronized int get() { return many[5]; }"
                + " static synchronized void set() { Arrays.fill(many, 1); }",
            """
            Thread a = start(() -> { /W/ set(); /w/ });
            while (get() == 0) { Thread.yield(); }
            /R/ /r/
            a.join();
            """),
        // Who has the old lock and comes to the new one waits for it.
        swapped("a lock that changes, taken twice", "synchronized (lock) { /W/ }", "/R/"),
        swapped("a lock that changes, taken again by a method", "lock.write();", "lock.read();"));
  }

  /**
   * Methods of the platform that take the monitor of their object, which the program has: who sees
   * what was done there has waited for it.
   */
  private static Stream<Mechanism> guarded() {
    return Stream.of(
            "Vector<Object> shared = new Vector<>()",
            "List<Object> shared = Collections.synchronizedList(new ArrayList<>())",
            "Own shared = new Own()")
        .map(
            shared ->
                new Mechanism(
                    "the monitor of " + shared,
                    "static class Own extends Vector<Object> {} static volatile int inside;"
                        + " static final "
                        + shared
                        + ";",
                    """
                    Thread a =
                        start(() -> { synchronized (shared) { inside = 1; Thread.sleep(100); /W/ } /w/ });
                    Thread b =
                        start(() -> { while (inside == 0) { Thread.sleep(1); } /r/ shared.size(); /R/ });
                    a.join();
                    b.join();
                    """));
  }

  /**
   * Calls that begin, and are told, before what they find is there: the lock of the list, which the
   * platform takes for its hash or its text, holds them up. Maps that are empty ask for neither.
   */
  private static Stream<Mechanism> overlapping() {
    return Stream.of(
        heldUp(
            "what is put into a map while another gets it",
            "if (map.get(list) != null) { /R/ }",
            "/W/ map.put(list, 1);"),
        heldUp(
            "what is taken from a map while another puts it",
            "if (map.put(list, 2) != null) { /R/ }",
            "/W/ map.put(list, 1);"),
        heldUp(
            "what is put into a map while another looks for something to call",
            "map.computeIfPresent(list, (k, v) -> { /R/ return v; });",
            "/W/ map.put(list, 1);"),
        heldUp(
            "what is stored in an array while a call reads it",
            "if (Arrays.toString(array).contains(\"x\")) { /R/ }",
            "/W/ array[1] = \"x\";"),
        heldUp(
            "what is stored in an array while a call reads it that might write to it",
            "Collections.addAll(list, texts); if (list.contains(\"x\")) { /R/ }",
            "/W/ texts[1] = \"x\";"));
  }

  /** Who is told that there is none left comes after the one who took the last. */
  private static Stream<Mechanism> refused() {
    return Stream.of("!permits.tryAcquire()", "permits.availablePermits() == 0")
        .map(
            answer ->
                new Mechanism(
                    answer,
                    "static final Semaphore permits = new Semaphore(1);",
                    """
                    Thread a = start(() -> { /W/ permits.acquire(); });
                    Thread b = start(() -> { Thread.sleep(100); if (ANSWER) { /R/ } });
                    a.join();
                    b.join();
                    """
                        .replace("ANSWER", answer)));
  }

  private static Mechanism heldUp(String name, String early, String late) {
    return new Mechanism(
        name,
        """
        static final List<Object> list = Collections.synchronizedList(new ArrayList<>());
        static final Map<Object, Object> map = new HashMap<>(Map.of("", 0));
        static final Object[] array = {list, ""};
        static final Object[] texts = {"", ""};
        """,
        """
        Thread a;
        synchronized (list) {
          a = start(() -> { EARLY });
          while (a.getState() != Thread.State.BLOCKED) {
            if (!a.isAlive()) { throw new IllegalStateException("nothing held it up"); }
            Thread.yield();
          }
          LATE
        }
        a.join();
        """
            .replace("EARLY", early)
            .replace("LATE", late));
  }

  /** Two threads before and behind a third that changes the lock, in the order of the sleeps. */
  private static Mechanism swapped(String name, String first, String last) {
    return new Mechanism(
        name,
        """
        static final class Lock {
          synchronized void write() { /W/ }
          synchronized void read() { /R/ }
        }
        static Lock lock = new Lock();
        """,
        """
        Thread a = start(() -> { synchronized (lock) { FIRST } });
        Thread b = start(() -> { Thread.sleep(200); synchronized (lock) { LAST } });
        Thread.sleep(100);
        synchronized (lock) { lock = new Lock(); }
        a.join();
        b.join();
        """
            .replace("FIRST", first)
            .replace("LAST", last));
  }

  @ParameterizedTest
  @MethodSource("mechanisms")
  void nothingIsPredicted(Mechanism mechanism) throws Exception {
    Recorded recorded = Recorded.of(folder, mechanism.ordered());

    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);

    assertThat(prediction.races())
        .extracting(found -> found.race().location().name() + " by " + found.stage())
        .noneMatch(text -> text.startsWith("Box.x"));
  }
}
