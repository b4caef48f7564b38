package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.record.RecordedProgram.Outcome;
import dev.photofinish.cli.record.RecordedProgram.Running;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Launch;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import dev.photofinish.trace.ScheduleThreads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who ends a replay ends the program, too. */
@Timeout(120)
class ReplaySignalTest {

  /** Never comes to its race; a shell runs it, and both are to end. */
  private static final String SLEEPER =
      """
      package com.acme;
      import java.nio.file.*;
      public class P {
        static int x;
        static void race() { x++; }
        public static void main(String[] args) throws Exception {
          Path part = Files.writeString(Path.of("part"), "" + ProcessHandle.current().pid());
          Files.move(part, Path.of("pid"));
          Thread.sleep(1_000_000);
          race();
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void aSignalEndsTheProgramAndAllThatItRuns() throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, SLEEPER);
    String command = String.join(" ", program.command()) + "; true";
    schedule().write(folder.resolve("s"));
    Running replay =
        program.startPhotofinish("replay", "--schedule", "s", "--", "sh", "-c", command);
    Path pid = folder.resolve("pid");
    while (!Files.exists(pid) && replay.process().isAlive()) {
      Thread.onSpinWait();
    }

    replay.process().destroy();

    Outcome outcome = replay.end();
    Optional<ProcessHandle> left = ProcessHandle.of(Long.parseLong(Files.readString(pid)));
    left.ifPresent(ProcessHandle::destroyForcibly);
    assertThat(left).isEmpty();
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(3);
    assertThat(outcome.out())
        .contains("s: interrupted")
        .contains("was stopped, as the replay was interrupted")
        .doesNotContain("Attempt 2");
  }

  private static Schedule schedule() {
    return new Schedule(
        "P",
        Launch.UNKNOWN,
        "com.acme.P.x",
        event(1, EventKind.WRITE),
        event(2, EventKind.READ),
        ScheduleThreads.UNKNOWN,
        List.of());
  }

  private static ScheduleEvent event(int thread, EventKind kind) {
    return new ScheduleEvent(thread, "t" + thread, "com.acme.P", "race", "()V", 0, 5, kind, 1);
  }
}
