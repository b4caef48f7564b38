package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schedules are text that people can read and mend. */
class ScheduleTest {

  private static final String TEXT =
      """
      photofinish schedule 1
      program "java -cp classes com.acme.Main"
      race com.acme.Bank$Account.balance
      first 1 "pool \\"a\\" \\\\ 1" com.acme.Bank$Account.deposit(J)V 4 line 17 write 2
      second 0 main "com.acme.Bank$Account.strange (name)(Lcom/acme/A;)V" 1 line 0 volatile-read 1
      thread 0 main
      thread 1 "pool \\"a\\" \\\\ 1"
      others "pool \\"a\\" \\\\ 2" #1
      0 main com.acme.Bank.<clinit>()V 12 line 9 fork 1
      1 "" com.acme.Bank.run()V 3 line 5 acquire 900
      """;

  @TempDir Path folder;

  private static Schedule schedule() {
    return new Schedule(
        "java -cp classes com.acme.Main",
        Launch.UNKNOWN,
        "com.acme.Bank$Account.balance",
        event(
            1,
            "pool \"a\" \\ 1",
            "com.acme.Bank$Account",
            "deposit",
            "(J)V",
            4,
            17,
            EventKind.WRITE,
            2),
        event(
            0,
            "main",
            "com.acme.Bank$Account",
            "strange (name)",
            "(Lcom/acme/A;)V",
            1,
            0,
            EventKind.VOLATILE_READ,
            1),
        new ScheduleThreads(
            Map.of(0, "main", 1, "pool \"a\" \\ 1"), List.of("pool \"a\" \\ 2", "#1")),
        List.of(
            event(0, "main", "com.acme.Bank", "<clinit>", "()V", 12, 9, EventKind.FORK, 1),
            event(1, "", "com.acme.Bank", "run", "()V", 3, 5, EventKind.ACQUIRE, 900)));
  }

  private static ScheduleEvent event(
      int thread,
      String threadName,
      String className,
      String method,
      String descriptor,
      int index,
      int line,
      EventKind kind,
      int occurrence) {
    return new ScheduleEvent(
        thread, threadName, className, method, descriptor, index, line, kind, occurrence);
  }

  @Test
  void isWrittenAndReadAgain() throws IOException {
    Path file = folder.resolve("schedule");
    schedule().write(file);

    assertThat(Files.readString(file)).isEqualTo(TEXT);
    assertThat(Schedule.read(file)).isEqualTo(schedule());
  }

  @Test
  void whereThreadsComeFromMayBeMissing() throws IOException {
    Path file = folder.resolve("schedule");
    Files.writeString(file, TEXT.replaceAll("(?m)^(thread|others) .*\n", ""));

    assertThat(Schedule.read(file).threads()).isEqualTo(ScheduleThreads.UNKNOWN);
    assertThat(Schedule.read(file).events()).isEqualTo(schedule().events());
  }

  @Test
  void linesMayBeEmptyOrComments() throws IOException {
    Path file = folder.resolve("schedule");
    Files.writeString(file, TEXT + "\n# the end\n");

    assertThat(Schedule.read(file)).isEqualTo(schedule());
  }

  @Test
  void controlCharactersStayOnTheirLine() throws IOException {
    Path file = folder.resolve("schedule");
    Schedule schedule = schedule();
    Schedule strange =
        new Schedule("a\nb\u0001", "x", schedule.first(), schedule.second(), List.of());
    strange.write(file);

    assertThat(Schedule.read(file)).isEqualTo(strange);
    assertThat(Files.readAllLines(file)).hasSize(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          photofinish schedule 1 | photofinish schedule 9 | 1: no schedule: the first line must be photofinish schedule 1
          race com | rice com | 3: expected race and what it is
          thread 0 main | thread 0 | 6: expected thread, its number, where it comes from
          thread 0 main | thread no main | 6: expected a number, at least 0: no
          fork 1 | frok 1 | 9: no such kind of event: frok
          fork 1 | fork 0 | 9: expected a number, at least 1: 0
          12 line | -12 line | 9: expected a number, at least 0: -12
          line 9 | 9 | 9: expected thread, its name, method, instruction, line N, kind, occurrence
          run()V | run | 10: expected class.method(descriptor): com.acme.Bank.run
          1 "" | 1 " | 10: a quotation does not end
          """)
  void mistakesAreToldWithTheirLine(String right, String wrong, String message) throws IOException {
    Path file = folder.resolve("schedule");
    Files.writeString(file, TEXT.replace(right, wrong));

    assertThatThrownBy(() -> Schedule.read(file))
        .isInstanceOf(TraceException.class)
        .hasMessage(file + ":" + message);
  }

  @Test
  void aFileThatEndsTooEarlyIsAMistakeInTheLineThatIsMissing() throws IOException {
    Path file = folder.resolve("schedule");
    Files.writeString(file, "photofinish schedule 1\n");

    assertThatThrownBy(() -> Schedule.read(file))
        .hasMessage(file + ":2: expected program and what it is");
    assertThatThrownBy(() -> Schedule.read(folder.resolve("no")))
        .isInstanceOf(TraceException.class);
  }

  @Test
  void howItWasRunIsKept() throws IOException {
    Launch launch =
        new Launch(
            List.of("java", "-cp", "my classes", "com.acme.Main", "\"", "", "a\\nb\nc"),
            List.of("com.acme"),
            List.of("com.acme.gen", "com.acme.Odd"),
            Optional.of(List.of("com.acme.Bank$Account.balance")));
    Schedule plain = schedule();
    Schedule schedule =
        new Schedule(
            plain.program(),
            launch,
            plain.location(),
            plain.first(),
            plain.second(),
            plain.threads(),
            plain.events());
    Path file = folder.resolve("schedule");
    schedule.write(file);

    assertThat(Schedule.read(file)).isEqualTo(schedule);
    assertThat(schedule.text())
        .contains("\nrun java -cp \"my classes\" com.acme.Main ")
        .contains("\ninclude com.acme\nexclude com.acme.gen com.acme.Odd\nfocus com.acme.Bank$");
  }

  @Test
  void aRunKeepsIt() throws IOException {
    Launch launch =
        new Launch(List.of("mvn", "", "a\\nb\nc"), List.of(), List.of("x"), Optional.of(List.of()));
    RunFolder run = RunFolder.create(folder);
    run.begin(new RunMeta(1, "17", 2, "java com.acme.Main", launch));

    assertThat(new MetaReader(run.path(), new ArrayList<>()).read().launch()).isEqualTo(launch);
  }
}
