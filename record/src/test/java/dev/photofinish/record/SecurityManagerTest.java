package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import dev.photofinish.trace.Launch;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** A program that is given no rights is recorded as any other. */
@EnabledForJreRange(max = JRE.JAVA_21, disabledReason = "later ones have no security manager")
class SecurityManagerTest {

  /** Its own classes are loaded, and a library's type and a handle asked for, by its rights. */
  private static final String SOURCE =
      """
      import java.util.*;
      import java.util.concurrent.atomic.*;
      class Q { volatile int n; static final AtomicIntegerFieldUpdater<Q> N =
          AtomicIntegerFieldUpdater.newUpdater(Q.class, "n"); }
      public class P {
        static int count;
        static final Map<String, Q> map = new HashMap<>();
        static void work() {
          for (int i = 0; i < 30_000; i++) count++;
          Q.N.incrementAndGet(map.computeIfAbsent("q", key -> new Q()));
        }
        public static void main(String[] args) throws Exception {
          for (int i = 0; i < 2; i++) {
            Thread thread = new Thread(P::work);
            thread.start();
            thread.join();
          }
          System.out.print(count + " " + map.get("q").n + " ");
          try {
            System.getProperty("user.home");
          } catch (SecurityException e) {
            System.out.println("denied");
          }
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void theProgramsRightsAreNotOurs() throws Exception {
    Run run = record(RecordOptions.NO_LIMIT);

    assertThat(run.problems()).isEmpty();
    MergedEvents events = run.merged();
    while (events.hasNext()) {
      events.next();
    }
    assertThat(events.problems()).isEmpty();
    assertThat(run.count()).isGreaterThan(120_000);
  }

  @Test
  void norWhenTheTraceIsFull() throws Exception {
    Run run = record(1 << 16);

    assertThat(run.problems()).singleElement().asString().contains("recording stopped when");
  }

  private Run record(long limit) throws Exception {
    Path policy = Files.writeString(folder.resolve("policy"), "grant codeBase \"file:/no\" {};");
    Path trace = folder.resolve("trace");
    Launch launch = new Launch(List.of(), List.of(), List.of(), Optional.empty());

    Outcome outcome =
        TestProgram.of(folder, SOURCE)
            .javaOption("-Djava.security.manager")
            .javaOption("-Djava.security.policy==" + policy)
            .record(Recorder.prepare(new RecordOptions(trace, launch, limit, Optional.empty())));

    assertThat(outcome.out()).isEqualTo("60000 2 denied\n");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err().lines().filter(line -> !line.startsWith("WARNING"))).isEmpty();
    return Trace.open(trace).get(0);
  }
}
