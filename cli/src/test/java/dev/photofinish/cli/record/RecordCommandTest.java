package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun;
import dev.photofinish.cli.record.RecordedProgram.Outcome;
import dev.photofinish.cli.record.RecordedProgram.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code photofinish record} runs programs as if it were not there, and says what was recorded. */
class RecordCommandTest {

  private static final String COUNTER =
      """
      package com.acme;
      public class P {
        static int count;
        int other;
        static final P SHARED = new P();
        public static void main(String[] args) throws Exception {
          Thread thread = new Thread(() -> { count++; SHARED.other++; });
          thread.start();
          thread.join();
        }
      }
      """;

  private static final String RACING =
      """
      package com.acme;
      public class P {
        static int count;
        public static void main(String[] args) throws Exception {
          Thread thread = new Thread(() -> { count++; });
          thread.start();
          count++;
          thread.join();
        }
      }
      """;

  private static final String LONELY =
      """
      package com.acme;
      public class P {
        public static void main(String[] args) {
          System.exit(CODE);
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void aProgramThatIsCutShortAtOnceIsToldToBe() throws Exception {
    String halting = LONELY.replace("System.exit(CODE)", "Runtime.getRuntime().halt(0)");

    Outcome outcome = program(halting).record();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .singleElement()
        .asString()
        .startsWith("photofinish: record: nothing was recorded: ")
        .contains("was cut short: it does not say how it ended");
  }

  @Test
  void whatIsRecordedIsPrinted() throws Exception {
    Outcome outcome = program(COUNTER).record();

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.errorLines())
        .hasSize(2)
        .satisfies(
            lines ->
                assertThat(lines.get(0))
                    .matches(
                        "photofinish: record: recorded [0-9]+ events of 2 threads in 1 run in"
                            + " trace"))
        .contains("photofinish: record: next: photofinish predict --trace trace CLASSES");
    CliRun.Outcome printed = print();
    assertThat(printed.exitCode()).isZero();
    assertThat(printed.out())
        .contains("run-1: java com.acme.P (Java ")
        .contains("T1 Thread-0  writes static com.acme.P.count = 1  at com.acme.P.lambda$main$0:7");
  }

  @Test
  void streamsAreThoseOfTheProgram() throws Exception {
    RecordedProgram program =
        program(
                """
                package com.acme;
                public class P {
                  static int count;
                  public static void main(String[] args) throws Exception {
                    byte[] in = System.in.readAllBytes();
                    for (int i = 0; i < 256; i++) System.out.write(i);
                    for (int i = 255; i >= 0; i--) System.err.write(i);
                    System.out.write(in);
                    System.out.flush();
                    System.err.flush();
                    count = in.length;
                    throw new IllegalStateException("the end");
                  }
                }
                """)
            .input("some input\n")
            .option("--quiet");

    assertThat(program.record()).isEqualTo(program.runPlain());
    assertThat(program.runPlain().exitCode()).isEqualTo(1);
    assertThat(print().out()).contains("writes static com.acme.P.count = 11");
  }

  @Test
  void allProcessesOfOtherCommandsAreRecorded() throws Exception {
    RecordedProgram program = program(COUNTER);
    String java = String.join(" ", program.command());

    Outcome outcome = program.record("sh", "-c", java + " && " + java + "; exit 5");

    assertThat(outcome.exitCode()).isEqualTo(5);
    assertThat(outcome.err())
        .contains("Picked up JAVA_TOOL_OPTIONS: ")
        .containsPattern("events of 4 threads in 2 runs in trace");
    assertThat(folder.resolve("trace/run-2")).isDirectory();
  }

  @Test
  void runsAreAddedToTheTrace() throws Exception {
    RecordedProgram program = program(COUNTER);
    program.record();

    assertThat(program.record().err()).contains("events of 2 threads in 1 run in trace");
    assertThat(folder.resolve("trace/run-2")).isDirectory();
  }

  @Test
  void schedulesOfAPredictionAreNoHindrance() throws Exception {
    RecordedProgram program = program(RACING);
    program.record();
    predict();
    assertThat(folder.resolve("trace/schedules/race-1.schedule")).exists();

    assertThat(program.record().err()).contains("events of 2 threads in 1 run in trace");
    assertThat(folder.resolve("trace/run-2")).isDirectory();
  }

  @Test
  void otherFilesBesideSchedulesAreLeftAlone() throws Exception {
    Path schedules = Files.createDirectories(folder.resolve("trace/schedules"));
    Files.createFile(schedules.resolve("race-1.schedule"));
    Files.createFile(schedules.resolve("notes.txt"));

    Outcome outcome = program(COUNTER).record();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: record: --trace trace: has other files than those of a trace, such as"
                + " schedules/notes.txt");
  }

  @Test
  void nothingRecordedIsAnError() throws Exception {
    Outcome outcome = program(COUNTER).option("--include", "com.other").record();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: record: nothing was recorded: no class of the program was loaded that is"
                + " to be recorded; look at --include and --exclude (test frameworks are recorded"
                + " only if --include names them)");
  }

  @Test
  void noEventsAreAnError() throws Exception {
    Outcome outcome = program(LONELY.replace("CODE", "0")).option("--quiet").record();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: record: nothing was recorded: no memory was shared by threads in the"
                + " classes that were recorded; let the program use more than one thread, or more"
                + " of its packages be recorded");
  }

  @Test
  void theExitCodeOfTheProgramComesFirst() throws Exception {
    assertThat(program(LONELY.replace("CODE", "9")).record().exitCode()).isEqualTo(9);
  }

  @Test
  void programsWithoutJavaAreAnError() throws Exception {
    Outcome outcome = program(COUNTER).record("true");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .hasSize(1)
        .first()
        .asString()
        .startsWith(
            "photofinish: record: nothing was recorded: no Java was started with the agent");
  }

  @Test
  void onlyWhatAReportNamesIsRecorded() throws Exception {
    Path report = report("com.acme.P.other");

    assertThat(program(COUNTER).option("--focus", report.toString()).record().exitCode()).isZero();

    assertThat(print().out()).contains(".other = 1").doesNotContain("P.count");
  }

  @Test
  void aReportOfAnotherProgramIsAnError() throws Exception {
    Path report = report("com.acme.P.gone", "com.other.Q.field");

    Outcome outcome = program(COUNTER).option("--focus", report.toString()).record();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: record: nothing was recorded: no code that was loaded accesses a field"
                + " that the report of --focus names: com.acme.P.gone, com.other.Q.field; give a"
                + " report of this program");
    CliRun.Outcome predicted = predict();
    assertThat(predicted.exitCode()).isEqualTo(3);
    assertThat(predicted.out()).contains("recorded with --focus, and no code that was loaded");
  }

  @Test
  void whatOfAReportWasNotMetIsTold() throws Exception {
    Path report = report("com.acme.P.count", "com.other.Q.field");

    Outcome outcome = program(COUNTER).option("--focus", report.toString()).record();

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.errorLines())
        .contains(
            "photofinish: record: no code that was loaded accesses 1 of the 2 fields of --focus:"
                + " com.other.Q.field");
    assertThat(predict().exitCode()).isZero();
  }

  /** Containers are most often in fields that do not change. */
  @Test
  void whatAFinalFieldHoldsIsMet() throws Exception {
    RecordedProgram program =
        program(
                """
                package com.acme;
                import java.util.*;
                public class P {
                  static final List<String> LOG = new ArrayList<>();
                  public static void main(String[] args) throws Exception {
                    Thread thread = new Thread(() -> { LOG.add("one"); });
                    thread.start();
                    thread.join();
                  }
                }
                """)
            .option("--focus", report("com.acme.P.LOG").toString());

    Outcome outcome = program.record();

    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.errorLines()).hasSize(2);
  }

  private Path report(String... locations) throws IOException {
    String races =
        Stream.of(locations)
            .map("{\"location\": \"%s\"}"::formatted)
            .collect(Collectors.joining(", "));
    return Files.writeString(
        folder.resolve("report.json"),
        "{\"tool\": {\"name\": \"photofinish\"}, \"races\": [" + races + "]}");
  }

  @Test
  void aReportWithoutRacesIsRefused() throws Exception {
    Path report = folder.resolve("report.json");
    Files.writeString(report, "{\"tool\": {\"name\": \"photofinish\"}, \"races\": []}");

    Outcome outcome = program(COUNTER).option("--focus", report.toString()).record();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: record: --focus "
                + report
                + ": has no races, so nothing would be recorded");
  }

  @Test
  void theNextCommandCanBeCopied() throws Exception {
    RecordedProgram program = program(COUNTER);
    List<String> words = new ArrayList<>(List.of("record", "--trace", "my trace", "--"));
    words.addAll(program.command());

    Outcome outcome = program.photofinish(words.toArray(String[]::new));

    assertThat(outcome.err()).contains("next: photofinish predict --trace 'my trace' CLASSES");
  }

  @Test
  void aSignalReachesTheProgram() throws Exception {
    RecordedProgram program =
        program(
            """
            package com.acme;
            import java.nio.file.*;
            public class P {
              static int count;
              public static void main(String[] args) throws Exception {
                Runtime.getRuntime().addShutdownHook(
                    new Thread(() -> { count++; System.out.println("bye"); }));
                count++;
                Files.createFile(Path.of("ready"));
                Thread.sleep(1_000_000);
              }
            }
            """);
    Running running = program.startRecording(program.command());
    while (!Files.exists(folder.resolve("ready")) && running.process().isAlive()) {
      Thread.onSpinWait();
    }

    running.process().destroy();

    Outcome outcome = running.end();
    assertThat(outcome.out()).isEqualTo("bye\n");
    assertThat(outcome.exitCode()).isEqualTo(128 + 15);
    assertThat(outcome.err()).contains("events of ").doesNotContain("cut short");
  }

  @Test
  void aProgramThatIsKilledIsToldToBeCutShort() throws Exception {
    Outcome outcome =
        program(
                """
                package com.acme;
                import java.nio.file.*;
                public class P {
                  static volatile int count;
                  public static void main(String[] args) throws Exception {
                    Path written = Path.of("trace", "run-1", "thread-0");
                    while (!Files.exists(written) || Files.size(written) < 1_000) count++;
                    new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start();
                    while (true) count++;
                  }
                }
                """)
            .record();

    assertThat(outcome.exitCode()).isEqualTo(128 + 9);
    assertThat(outcome.err())
        .contains("photofinish: record: trace/run-1: was cut short: it does not say how it ended");
    assertThat(print().exitCode()).isEqualTo(3);
    assertThat(print().out()).contains("writes volatile static com.acme.P.count = 5 ");
  }

  private RecordedProgram program(String source) throws Exception {
    return RecordedProgram.of(folder, source);
  }

  private CliRun.Outcome predict() {
    String trace = folder.resolve("trace").toString();
    return new CliRun(folder)
        .run("predict", "--trace", trace, folder.resolve("classes").toString());
  }

  private CliRun.Outcome print() {
    List<String> words = List.of("trace", "print", folder.resolve("trace").toString());
    return new CliRun(folder).run(words.toArray(new String[0]));
  }
}
