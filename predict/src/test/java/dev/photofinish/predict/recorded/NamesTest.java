package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Access;
import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Races are told by the names of the program. */
class NamesTest {

  @TempDir Path folder;

  /** What such fields hold is not recorded: nobody can change it. */
  @Test
  void arraysAndContainersInStaticFinalFields() throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.*;
            class Ids { static final int[] NEXT = new int[3]; static final List<Integer> ALL = new ArrayList<>(); }
            class P {
              // Calls of the list that overlap have a gap behind them.
              static int next(int of) { int next = Ids.NEXT[of]++; Ids.ALL.add(of); return next; }
              public static void main(String[] args) throws Exception {
                Thread thread = new Thread(() -> next(1));
                thread.start();
                next(1);
                thread.join();
              }
            }
            """);

    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);

    assertThat(prediction.races())
        .extracting(found -> found.race().location().name())
        .containsOnly("Ids.NEXT", "Ids.ALL");
  }

  @Test
  void whatNoFieldHoldsIsNamedByWhereItIsMade() throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.*;
            class P {
              public static void main(String[] args) throws Exception {
                int[] count = new int[1];
                List<Object> all = new ArrayList<>();
                Runnable task = () -> { Runnable each = () -> count[0]++; each.run(); all.add(task()); };
                Thread thread = new Thread(task);
                thread.start();
                task.run();
                thread.join();
              }
              static Object task() { return "x"; }
            }
            """);

    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);

    assertThat(prediction.races())
        .extracting(found -> found.race().location().name())
        .containsOnly("P.main:4", "P.main:5");
  }

  /** What is called by a reference to a method has the place of the reference. */
  @Test
  void methodReferences() throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.*;
            class P {
              public static void main(String[] args) throws Exception {
                List<String> list = new ArrayList<>();
                Runnable clear =
                    list::clear;
                Thread one = new Thread(clear);
                Thread other = new Thread(clear);
                one.start();
                other.start();
                one.join();
                other.join();
              }
            }
            """);

    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);

    assertThat(prediction.races())
        .extracting(found -> found.race().location().name())
        .containsExactly("P.lambda$main$0:6");
    assertThat(prediction.races())
        .extracting(found -> found.race().first().site().method().enclosingMethod())
        .containsExactly("main");
  }

  /** Each line takes a lock in another way, and its name follows. */
  @Test
  void locks() throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            import java.util.concurrent.locks.*;
            class Held {}
            class P {
              static final Object mutex = new Object();
              static final ReentrantLock free = new ReentrantLock();
              static final ReadWriteLock halves = new ReentrantReadWriteLock();
              static final Held other = new Held();
              static int count;
              static synchronized void ofClass() { count++; }
              public static void main(String[] args) throws Exception {
                Held one = new Held();
                Thread thread =
                    new Thread(
                        () -> {
                          count = 1;
                          synchronized (one) { count = 2; }
                          halves.readLock().lock();
                          count = 3;
                          halves.readLock().unlock();
                        });
                thread.start();
                synchronized (mutex) { count++; }
                synchronized (P.class) { count++; }
                ofClass();
                free.lock(); count++; free.unlock();
                synchronized (other) { count++; }
                halves.readLock().lock(); count++; halves.readLock().unlock();
                thread.join();
              }
            }
            """);

    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);

    assertThat(prediction.races())
        .flatExtracting(found -> List.of(found.race().first(), found.race().second()))
        .flatExtracting(Access::locks)
        .contains("P.mutex", "P.class", "P.free", "another Held", "P.halves (read)");
    assertThat(prediction.races())
        .extracting(found -> found.race().fix().orElseThrow())
        .contains(
            "Hold P.mutex in the lambda in main(), too.",
            "Make both accesses under the same lock.");
  }
}
