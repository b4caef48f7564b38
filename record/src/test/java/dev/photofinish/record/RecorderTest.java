package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import dev.photofinish.testbench.Jdk;
import dev.photofinish.testbench.JdkFinder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that are recorded do what they did, and a trace is left. */
class RecorderTest {

  private static final String COUNTER =
      """
      public class P {
        static int count;
        int other;
        static final P SHARED = new P();
        public static void main(String[] args) throws Exception {
          Thread thread = new Thread(() -> { count++; SHARED.other++; });
          thread.start();
          thread.join();
          System.out.println(count + " " + SHARED.other);
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void theRunIsWritten() throws Exception {
    Outcome outcome = TestProgram.of(folder, COUNTER).record(recorder());

    assertThat(outcome).isEqualTo(new Outcome(0, "1 1\n", ""));
    assertThat(run().problems()).isEmpty();
    assertThat(run().meta().command()).isEqualTo("java P");
    assertThat(run().meta().end()).contains(new RunEnd(true, "the program has ended"));
    assertThat(told(run())).containsExactly("P.count", "P.other");
  }

  @Test
  void newerJavaIsRecorded() throws Exception {
    Optional<Jdk> newer = JdkFinder.ofThisSystem().atLeast(Runtime.version().feature() + 1);
    Assumptions.assumeTrue(newer.isPresent(), "no newer JDK was found");

    Outcome outcome =
        TestProgram.of(folder, COUNTER).on(newer.get().tool("java")).record(recorder());

    assertThat(outcome).isEqualTo(new Outcome(0, "1 1\n", ""));
    assertThat(run().problems()).isEmpty();
    assertThat(told(run())).containsExactly("P.count", "P.other");
  }

  @Test
  void modulesAreRecorded() throws Exception {
    Outcome outcome = TestProgram.inModule(folder, COUNTER).record(recorder());

    assertThat(outcome).isEqualTo(new Outcome(0, "1 1\n", ""));
    assertThat(told(run())).containsExactly("q.P.count", "q.P.other");
  }

  @Test
  void oddNamesOfFoldersAreNoTrouble() throws Exception {
    Path odd = folder.resolve("a b,c=d'e#%20");

    Outcome outcome = TestProgram.of(folder, COUNTER).record(recorder(odd));

    assertThat(outcome).isEqualTo(new Outcome(0, "1 1\n", ""));
    assertThat(told(Trace.open(odd).get(0))).containsExactly("P.count", "P.other");
  }

  @Test
  void ourLibrariesCannotBeSeen() throws Exception {
    String source =
        """
        public class P {
          static int looked;
          public static void main(String[] args) {
            for (String name : new String[] {
                "org.objectweb.asm.ClassReader", "dev.photofinish.record.weave.Weaver",
                "dev.photofinish.record.transform.Transformer", "dev.photofinish.models.Models",
                "dev.photofinish.ir.ProgramInputs"}) {
              looked++;
              try {
                Class.forName(name);
                System.out.println(name);
              } catch (ClassNotFoundException e) {
                // As it should be.
              }
            }
            System.out.println(looked);
          }
        }
        """;

    assertThat(TestProgram.of(folder, source).record(recorder()))
        .isEqualTo(new Outcome(0, "5\n", ""));
    assertThat(told(run())).containsExactly("P.looked");
  }

  @Test
  void onlyFieldsInFocusAreTold() throws Exception {
    Recorder recorder =
        Recorder.prepare(
            new RecordOptions(trace(), List.of(), List.of(), Optional.of(Set.of("P.other"))));

    TestProgram.of(folder, COUNTER).record(recorder);

    assertThat(told(run())).containsExactly("P.other");
  }

  @Test
  void packagesAreLeftOut() throws Exception {
    Recorder recorder =
        Recorder.prepare(
            new RecordOptions(trace(), List.of("com.acme"), List.of(), Optional.empty()));

    assertThat(TestProgram.of(folder, COUNTER).record(recorder).out()).isEqualTo("1 1\n");

    assertThat(trace().resolve("run-1")).doesNotExist();
    assertThat(recorder.states()).isEqualTo(new AgentStates(List.of("P"), List.of(), List.of()));
  }

  @Test
  void anAgentThatFailsDoesNotKeepTheProgramFromRunning() throws Exception {
    Recorder recorder = recorder();
    Path options = trace().resolve("agent/options");
    Files.writeString(options, Files.readString(options).replaceAll("classpath=.*", "classpath="));

    Outcome outcome = TestProgram.of(folder, COUNTER).record(recorder);

    assertThat(outcome).isEqualTo(new Outcome(0, "1 1\n", ""));
    assertThat(recorder.states().failures())
        .containsExactly(
            "java.lang.ClassNotFoundException: dev.photofinish.record.transform.Transformer");
  }

  @Test
  void aTraceThatCannotBeWrittenDoesNotKeepTheProgramFromRunning() throws Exception {
    Recorder recorder = recorder();
    Path options = trace().resolve("agent/options");
    Path file = Files.createFile(folder.resolve("file"));
    Files.writeString(
        options, Files.readString(options).replaceAll("trace=.*", "trace=" + file + "/trace"));

    Outcome outcome = TestProgram.of(folder, COUNTER).record(recorder);

    assertThat(outcome).isEqualTo(new Outcome(0, "1 1\n", ""));
    assertThat(recorder.states().failures()).hasSize(1).first().asString().contains("file");
  }

  @Test
  void buildToolsPassTheAgentOn() throws Exception {
    Map<String, String> given = Map.of("JAVA_TOOL_OPTIONS", "-Dgiven=1");

    ProcessBuilder process = recorder().process(List.of("mvn", "test"), given);

    String agent = trace().resolve("agent").toString();
    assertThat(process.command()).containsExactly("mvn", "test");
    assertThat(process.environment())
        .containsEntry(
            "JAVA_TOOL_OPTIONS",
            "-Dgiven=1 \"-javaagent:%s/photofinish-agent.jar=%s/options\"".formatted(agent, agent));
  }

  private Path trace() {
    return folder.resolve("trace");
  }

  private Recorder recorder() throws IOException {
    return recorder(trace());
  }

  private static Recorder recorder(Path trace) throws IOException {
    return Recorder.prepare(new RecordOptions(trace, List.of(), List.of(), Optional.empty()));
  }

  private Run run() {
    List<Run> runs = Trace.open(trace());
    assertThat(runs).hasSize(1);
    return runs.get(0);
  }

  /** The numbers that were written to fields. */
  private static Set<String> told(Run run) {
    Set<String> told = new TreeSet<>();
    for (MergedEvents events = run.merged(); events.hasNext(); ) {
      var event = events.next();
      if (event.kind() == EventKind.WRITE) {
        var field = run.dictionary().field(event.member()).orElseThrow();
        told.add(field.owner() + "." + field.name());
      }
    }
    return told;
  }
}
