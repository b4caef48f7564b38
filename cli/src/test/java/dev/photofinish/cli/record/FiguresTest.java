package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.record.RecordedProgram.Outcome;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The figures of the paper from the first run to the last: recorded once, predicted from, and each
 * race shown in a run. Lines of the figures are comments, so that the source's lines are found.
 */
class FiguresTest {

  @TempDir Path folder;

  /** In the recorded run line 3 comes before line 4, since the second thread sleeps. */
  private static String program(String members, String first, String second) {
    return """
        package com.acme;
        public class P {
          static int x = 0;
          static int y = 0;
          static int z = 3;
          MEMBERS
          static void first() {
            FIRST
          }
          static void second() {
            try { Thread.sleep(300); } catch (InterruptedException e) { return; }
            SECOND
          }
          public static void main(String[] args) throws InterruptedException {
            z = 2;
            Thread one = new Thread(P::first, "one");
            Thread other = new Thread(P::second, "other");
            one.start();
            other.start();
            one.join();
            other.join();
          }
        }
        """
        .replace("MEMBERS", members)
        .replace("FIRST", first)
        .replace("SECOND", second);
  }

  private static final String FIGURE_1 =
      program(
          "",
          """
          y = 3; // line 1
          x = 1; // line 2
          y = 5; // line 3
          """,
          """
          if (y > z) // line 4
            System.out.println(1 / x); // line 5
          else
            System.out.println(2 / x); // line 7
          """);

  private static final String FIGURE_2 =
      program(
          "",
          """
          int s = 0;
          for (int i = 1; i < 3; i++)
            s += i;
          y = s; // line 4
          x = 1; // line 5
          y = 5; // line 6
          """,
          """
          if (y > 2) // line 7
            System.out.println(x + 1); // line 8
          else
            System.out.println(x + 2); // line 10
          """);

  private static String figure4(String receiver) {
    return program(
        """
        static class O1 { int func(int y1) { int i = y1; int i2 = 2 * i; return i2; } }
        static class O2 extends O1 { @Override int func(int y2) { int j = y2; int j2 = 3 * j; return j2; } }
        static O1 o = new RECEIVER();
        """
            .replace("RECEIVER", receiver),
        """
        y = 1; // line 1
        x = 1; // line 2
        y = 2; // line 3
        """,
        """
        int r = o.func(y); // line 4
        if (r > 2) // line 5
          System.out.println(x); // line 6
        else if (r > 0)
          System.out.println(-x); // line 7
        """);
  }

  @Test
  void figure1() throws Exception {
    Map<String, Schedule> races = predicted(FIGURE_1);

    assertThat(races).containsKeys("2 5", "2 7");
    // 1, 4, and then both 5 and 2 are next.
    List<String> before = lines(FIGURE_1, Objects.requireNonNull(races.get("2 5")));
    assertThat(before).containsSubsequence("1", "4").doesNotContain("3");
    assertConfirmed(FIGURE_1, races);
  }

  @Test
  void figure2() throws Exception {
    Map<String, Schedule> races = predicted(FIGURE_2);

    assertThat(races).containsKeys("5 8", "5 10");
    assertConfirmed(FIGURE_2, races);
  }

  /**
   * Twice what is read is more than 2 only for the last value; three times already for the first.
   */
  @Test
  void figure4() throws Exception {
    Map<String, Schedule> twice = predicted(figure4("O1"));
    assertThat(twice).containsKeys("2 7").doesNotContainKey("2 6");
    assertConfirmed(figure4("O1"), twice);
  }

  @Test
  void figure4WithTheOtherClass() throws Exception {
    Map<String, Schedule> thrice = predicted(figure4("O2"));
    assertThat(thrice).containsKeys("2 6").doesNotContainKey("2 7");
    assertConfirmed(figure4("O2"), thrice);
  }

  /** Schedules by the lines of the figure, which are those of the races' accesses. */
  private Map<String, Schedule> predicted(String source) throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, source);
    assertThat(program.record().exitCode()).isZero();
    Outcome outcome = program.photofinish("predict", "--trace", "trace", "classes");
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(1);
    Map<String, Schedule> races = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder.resolve("trace/schedules"))) {
      for (Path file : files.toList()) {
        Schedule schedule = Schedule.read(file);
        String one = line(source, schedule.first());
        String other = line(source, schedule.second());
        boolean inOrder = Integer.parseInt(one) < Integer.parseInt(other);
        races.put(inOrder ? one + " " + other : other + " " + one, schedule);
      }
    }
    return races;
  }

  private void assertConfirmed(String source, Map<String, Schedule> races) throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, source);
    for (Schedule schedule : races.values()) {
      Path file = folder.resolve("one.schedule");
      schedule.write(file);
      List<String> words = new ArrayList<>(List.of("replay", "--schedule", "one.schedule", "--"));
      words.addAll(program.command());
      Outcome outcome = program.photofinish(words.toArray(String[]::new));
      assertThat(outcome.exitCode())
          .as(schedule.text() + outcome.out() + outcome.err())
          .isEqualTo(1);
      assertThat(outcome.out()).startsWith("confirmed: ");
    }
  }

  private static List<String> lines(String source, Schedule schedule) {
    return schedule.events().stream()
        .filter(event -> event.line() > 0 && !event.method().equals("main"))
        .map(event -> line(source, event))
        .toList();
  }

  /** What the figure calls the line of an event. */
  private static String line(String source, ScheduleEvent event) {
    String text = source.lines().toList().get(event.line() - 1);
    return text.substring(text.indexOf("// line ") + "// line ".length());
  }
}
